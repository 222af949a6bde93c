package org.eclipse.tracecompass.tmf.ui.project.model;

import org.eclipse.jface.viewers.ViewerComparator;

/**
 * The order of elements in navigators: folders of experiments and traces first, then folders, then
 * views, then traces; each by name.
 *
 * @since 0.2.0
 */
public class TmfViewerSorter extends ViewerComparator {

    @Override
    public int category(Object element) {
        if (element instanceof TmfExperimentFolder) {
            return 0;
        }
        if (element instanceof TmfTracesFolder) {
            return 1;
        }
        if (element instanceof TmfTraceFolder) {
            return 2;
        }
        if (element instanceof TmfCommonProjectElement) {
            return 4;
        }
        return element instanceof ITmfProjectModelElement ? 3 : 5;
    }
}
