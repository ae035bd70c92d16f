import CSDL2
public import Drawing

extension Renderer {
  /// Makes a page of `width` × `height` pixels; its contents are undefined until uploaded.
  public func makePage(width: Int, height: Int) -> TexturePage {
    let texture = Platform.makeTexture(gl)
    gl.texImage2D(
      GLenum(GL_TEXTURE_2D), 0, RECREO_GL_RGBA8, GLsizei(width), GLsizei(height), 0,
      GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), nil)
    return adopt(texture, width: width, height: height)
  }

  /// Makes a page that contains one picture.
  ///
  /// `isSmooth`: false for pixel art, whose pixels stay square at any size.
  public func makePage(_ pixmap: Pixmap, isSmooth: Bool = true) -> TexturePage {
    let texture = makeTexture(pixmap, filter: isSmooth ? GL_LINEAR : GL_NEAREST)
    return adopt(texture, width: pixmap.width, height: pixmap.height)
  }

  /// Makes a page that contains one picture, which `load` makes when it is first drawn.
  ///
  /// A large picture may be part of a backdrop that is in the store, and then isn't drawn at all.
  func makePage(width: Int, height: Int, load: @escaping () -> Pixmap) -> TexturePage {
    adopt(PageTexture(name: 0, width: width, height: height, load: load))
  }

  /// The texture of a page that is to be drawn.
  func loadedTexture(of page: TexturePage) -> PageTexture {
    let index = Int(page.index)
    if let load = textures[index].load {
      let pixmap = load()
      textures[index].name = makeTexture(pixmap)
      textures[index].load = nil
    }
    return textures[index]
  }

  private func makeTexture(_ pixmap: Pixmap, filter: Int32 = GL_LINEAR) -> GLuint {
    let name = Platform.makeTexture(gl, filter: filter)
    gl.texImage2D(
      GLenum(GL_TEXTURE_2D), 0, RECREO_GL_RGBA8, GLsizei(pixmap.width), GLsizei(pixmap.height), 0,
      GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), pixmap.bytes)
    return name
  }

  /// Copies `pixmap` into a page with its upper left corner at `x`, `y`.
  public func upload(_ pixmap: Pixmap, to page: TexturePage, x: Int, y: Int) {
    shown.isValid = false
    gl.bindTexture(GLenum(GL_TEXTURE_2D), textures[Int(page.index)].name)
    gl.texSubImage2D(
      GLenum(GL_TEXTURE_2D), 0, GLint(x), GLint(y), GLsizei(pixmap.width), GLsizei(pixmap.height),
      GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), pixmap.bytes)
  }

  /// Frees a page; its sprites must not be drawn any more.
  public func freePage(_ page: TexturePage) {
    shown.isValid = false
    gl.deleteTextures(1, &textures[Int(page.index)].name)
    textures[Int(page.index)].name = 0
    textures[Int(page.index)].load = nil
    drawings.removeAll { $0.sprite.page == page }
  }

  func adopt(_ name: GLuint, width: Int, height: Int) -> TexturePage {
    adopt(PageTexture(name: name, width: width, height: height))
  }

  private func adopt(_ texture: PageTexture) -> TexturePage {
    shown.isValid = false
    if let free = textures.firstIndex(where: { $0.name == 0 && $0.load == nil }) {
      textures[free] = texture
      return TexturePage(free)
    }
    textures.append(texture)
    return TexturePage(textures.count - 1)
  }
}
