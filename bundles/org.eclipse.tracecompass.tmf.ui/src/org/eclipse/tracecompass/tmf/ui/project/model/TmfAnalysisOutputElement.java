package org.eclipse.tracecompass.tmf.ui.project.model;

import org.eclipse.core.resources.IResource;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisOutput;
import org.eclipse.tracecompass.tmf.ui.analysis.TmfAnalysisViewOutput;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.IViewDescriptor;

/**
 * An output of an analysis, usually a view.
 *
 * @since 0.2.0
 */
public class TmfAnalysisOutputElement extends ElementWithProperties {

    private final IAnalysisOutput output;

    /**
     * @param name the name
     * @param resource the handle of a resource that stands for the output
     * @param parent the analysis
     * @param output the output
     */
    protected TmfAnalysisOutputElement(
            String name, IResource resource, TmfAnalysisElement parent, IAnalysisOutput output) {
        super(name, resource, parent);
        this.output = output;
    }

    /** The icon of the view. */
    @Override
    public Image getIcon() {
        if (output instanceof TmfAnalysisViewOutput view) {
            IViewDescriptor found =
                    PlatformUI.getWorkbench().getViewRegistry().find(view.getViewId());
            if (found != null && found.getImageDescriptor() != null) {
                var images = org.eclipse.jface.resource.JFaceResources.getResources();
                return images.create(found.getImageDescriptor());
            }
        }
        return Icons.image(Icons.VIEW);
    }

    /** Starts the analysis, and shows the output. On the UI thread. */
    public void outputAnalysis() {
        if (getParent() instanceof TmfAnalysisElement analysis) {
            analysis.activateParentTrace();
            IAnalysisModule module = analysis.module();
            if (module != null) {
                module.schedule();
            }
        }
        output.requestOutput();
    }

    @Override
    protected void refreshChildren() {
        // an output has none
    }

    @Override
    PropertyLines properties() {
        PropertyLines lines = new PropertyLines();
        if (output instanceof TmfAnalysisViewOutput view) {
            lines.add(
                    Messages.TmfAnalysisOutputElement_Properties,
                    Messages.TmfAnalysisOutputElement_ViewIdProperty,
                    view.getViewId());
        }
        return lines;
    }

    @Override
    public final void resetPropertyValue(Object id) {
        // nothing can be changed
    }

    @Override
    public final void setPropertyValue(Object id, Object value) {
        // nothing can be changed
    }

    @Override
    public final boolean isPropertyResettable(Object id) {
        return false;
    }

    @Override
    public final boolean isPropertySet(Object id) {
        return false;
    }
}
