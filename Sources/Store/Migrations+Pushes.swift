extension Migrations {
  /// v7: results of Fifteen are also ranked by pushes, which the program reads from their records.
  static let pushes = """
    INSERT OR REPLACE INTO flags SELECT 'results.unread', 1
      WHERE EXISTS (SELECT 1 FROM results WHERE game = 'fifteen');
    """
}
