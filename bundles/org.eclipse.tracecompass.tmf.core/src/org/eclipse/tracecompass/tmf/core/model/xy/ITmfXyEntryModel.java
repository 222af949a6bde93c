package org.eclipse.tracecompass.tmf.core.model.xy;

import org.eclipse.tracecompass.tmf.core.model.tree.ITmfSelectionTreeDataModel;

/** An entry of a chart's tree. */
public interface ITmfXyEntryModel extends ITmfSelectionTreeDataModel {}
