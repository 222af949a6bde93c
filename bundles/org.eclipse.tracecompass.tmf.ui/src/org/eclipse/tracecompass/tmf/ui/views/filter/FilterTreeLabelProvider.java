package org.eclipse.tracecompass.tmf.ui.views.filter;

import org.eclipse.jface.viewers.ILabelProvider;
import org.eclipse.jface.viewers.ILabelProviderListener;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterWithNot;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterAspectNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterTraceTypeNode;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;

/**
 * The nodes of a filter in words: names, operators, and conditions as expressions.
 *
 * @since 9.5.0
 */
public class FilterTreeLabelProvider implements ILabelProvider {

    @Override
    public void addListener(ILabelProviderListener listener) {
        // labels change only when the tree is refreshed
    }

    @Override
    public void removeListener(ILabelProviderListener listener) {
        // labels change only when the tree is refreshed
    }

    @Override
    public void dispose() {
        // pictures are shared
    }

    @Override
    public boolean isLabelProperty(Object element, String property) {
        return false;
    }

    @Override
    public Image getImage(Object element) {
        return element instanceof TmfFilterNode ? Icons.image(Icons.FILTER) : null;
    }

    @Override
    public String getText(Object element) {
        return switch (element) {
            case TmfFilterNode filter ->
                    filter.getFilterName() == null || filter.getFilterName().isEmpty()
                            ? Messages.Filters_Unnamed
                            : filter.getFilterName();
            case TmfFilterTraceTypeNode type ->
                    not(type)
                            + (type.getName() == null
                                    ? type.getNodeName()
                                    : type.getNodeName() + ' ' + type.getName());
            case TmfFilterAspectNode condition ->
                    condition.getEventAspect() == null
                            ? not(condition) + condition.getNodeName()
                            : condition.toString(false);
            case ITmfFilterTreeNode node -> not(node) + node.getNodeName();
            case null -> "";
            default -> element.toString();
        };
    }

    private static String not(ITmfFilterTreeNode node) {
        return node instanceof ITmfFilterWithNot negatable && negatable.isNot() ? "NOT " : "";
    }
}
