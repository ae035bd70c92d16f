function love.conf(t)
  t.identity = "recreo-benchmark"
  t.window.width, t.window.height = 1280, 800
end
