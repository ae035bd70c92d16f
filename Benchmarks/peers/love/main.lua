-- LÖVE's empty window: says "frame" once its first frame is presented, then waits to be ended.
function love.run()
  return function()
    love.event.pump()
    love.graphics.origin()
    love.graphics.clear(love.graphics.getBackgroundColor())
    love.graphics.present()
    print("frame")
    io.stdout:flush()
    io.stdin:read()
    return 0
  end
end
