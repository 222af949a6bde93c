package org.eclipse.tracecompass.tmf.ui.project.model;

import org.eclipse.jface.viewers.LabelProvider;

/**
 * The paths of traces below the folder of traces.
 *
 * @since 0.2.0
 */
public class TraceFolderLabelProvider extends LabelProvider {

    @Override
    public String getText(Object element) {
        return element instanceof TmfTraceElement trace
                ? trace.getElementPath()
                : super.getText(element);
    }
}
