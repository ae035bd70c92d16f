import Drawing

/// The texture coordinates of sprites' corners: a vertex stores three of four relative to the first.
struct Edges {
  private let corners: [Vertex]
  init(_ corners: some Sequence<Vertex>) { self.corners = Array(corners) }
  subscript(index: Int) -> (u: Int, v: Int) {
    let (own, first) = (corners[index], corners[index / 4 * 4])
    guard index % 4 > 0 else { return (Int(own.u), Int(own.v)) }
    return (Int(first.u) + Int(own.u), Int(first.v) + Int(own.v))
  }
}
