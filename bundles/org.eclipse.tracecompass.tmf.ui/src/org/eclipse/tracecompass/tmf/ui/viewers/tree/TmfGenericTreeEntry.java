package org.eclipse.tracecompass.tmf.ui.viewers.tree;

import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;

/**
 * A row that stands for an entry of a data provider.
 *
 * @param <M> the type of the provider's entries
 * @since 9.5.0
 */
public class TmfGenericTreeEntry<M extends ITmfTreeDataModel> extends TmfTreeViewerEntry {

    private final M model;

    /**
     * @param model the provider's entry, whose name the row has
     */
    public TmfGenericTreeEntry(M model) {
        super(model.getName());
        this.model = model;
    }

    /** The provider's entry: the very object that the provider has returned. */
    public M getModel() {
        return model;
    }

    @Override
    public String toString() {
        return getName() + " [" + model.getId() + ']';
    }
}
