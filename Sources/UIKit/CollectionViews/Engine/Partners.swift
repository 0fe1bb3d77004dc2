/// What is known of a collection view's data source and delegate.
struct Partners {
    /// Whether those below are the ones of a pass that runs.
    ///
    /// OPTIMIZATION: a weak reference costs 36 ns to load; a pass loads each once.
    var areHeld = false
    var dataSource: (any UICollectionViewDataSource)?
    var delegate: (any UICollectionViewDelegate)?
    /// Optional methods that the data source turned out not to implement.
    var missingFromDataSource = MissingMethods()
    var missingFromDelegate = MissingMethods()
}
