package org.eclipse.tracecompass.tmf.core.model.tree;

/** An entry of a tree in which entries are selected. */
public interface ITmfSelectionTreeDataModel extends ITmfTreeDataModel {

    /** Returns true when the entry is selected until the user chooses. */
    default boolean isDefault() {
        return false;
    }
}
