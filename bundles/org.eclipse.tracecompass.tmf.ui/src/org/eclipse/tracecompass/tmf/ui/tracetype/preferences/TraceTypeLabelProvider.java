package org.eclipse.tracecompass.tmf.ui.tracetype.preferences;

import org.eclipse.jface.viewers.ILabelProvider;
import org.eclipse.jface.viewers.ILabelProviderListener;
import org.eclipse.jface.viewers.ITableLabelProvider;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.internal.tmf.ui.tracetype.TraceTypeUi;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType.TraceElementType;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;

/**
 * The names of categories and trace types, and the icons of types.
 *
 * @since 9.5.0
 */
public class TraceTypeLabelProvider implements ITableLabelProvider, ILabelProvider {

    @Override
    public void addListener(ILabelProviderListener listener) {
        // labels never change
    }

    @Override
    public void removeListener(ILabelProviderListener listener) {
        // labels never change
    }

    @Override
    public void dispose() {
        // icons are shared
    }

    @Override
    public boolean isLabelProperty(Object element, String property) {
        return false;
    }

    @Override
    public Image getColumnImage(Object element, int columnIndex) {
        return columnIndex == 0 ? getImage(element) : null;
    }

    /** The name in the first column; nothing in others. */
    @Override
    public String getColumnText(Object element, int columnIndex) {
        return columnIndex == 0 ? getText(element) : "";
    }

    @Override
    public Image getImage(Object element) {
        TraceTypeUi looks =
                element instanceof TraceTypeHelper helper
                        ? TraceTypeUi.of(
                                helper.getTraceTypeId(),
                                helper.isExperimentType()
                                        ? TraceElementType.EXPERIMENT
                                        : TraceElementType.TRACE)
                        : null;
        return looks == null ? null : looks.icon();
    }

    @Override
    public String getText(Object element) {
        return element instanceof TraceTypeHelper helper
                ? helper.getName()
                : element == null ? "" : element.toString();
    }
}
