package org.eclipse.tracecompass.tmf.core.model.xy;

import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;

/**
 * A chart whose series are chosen in a tree.
 *
 * @param <M> the type of the tree's entries
 */
public interface ITmfTreeXYDataProvider<M extends ITmfTreeDataModel>
        extends ITmfXYDataProvider, ITmfTreeDataProvider<M> {}
