package org.eclipse.tracecompass.tmf.ui.project.model;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IPath;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceResources;
import org.eclipse.tracecompass.tmf.core.analysis.ondemand.IOnDemandAnalysis;
import org.eclipse.tracecompass.tmf.core.analysis.ondemand.OnDemandAnalysisManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;

/**
 * The line of an open trace or experiment below which the analyses are that run on demand.
 *
 * @since 0.2.0
 */
public class TmfOnDemandAnalysesElement extends TmfProjectModelElement {

    /** What the path of the element ends with. */
    public static final String PATH_ELEMENT = ".ondemand-analyses";

    /**
     * @param resource the handle of a resource that stands for the element
     * @param parent the trace or experiment
     */
    protected TmfOnDemandAnalysesElement(IResource resource, TmfCommonProjectElement parent) {
        super(Messages.TmfOnDemandAnalysesElement_Name, resource, parent);
    }

    @Override
    public TmfCommonProjectElement getParent() {
        return (TmfCommonProjectElement) super.getParent();
    }

    @Override
    public Image getIcon() {
        return Icons.image(Icons.VIEW);
    }

    @Override
    protected void refreshChildren() {
        ITmfTrace trace = getParent().getTrace();
        List<IPath> kept = new ArrayList<>();
        if (trace != null) {
            for (IOnDemandAnalysis analysis :
                    OnDemandAnalysisManager.getInstance().getOndemandAnalyses(trace)) {
                IResource handle = TraceResources.handle(getResource(), analysis.getName());
                kept.add(handle.getFullPath());
                if (childAt(handle.getFullPath()) == null) {
                    addChild(
                            analysis.isUserDefined()
                                    ? new TmfUserDefinedOnDemandAnalysisElement(
                                            analysis.getName(), handle, this, analysis)
                                    : new TmfBuiltInOnDemandAnalysisElement(
                                            analysis.getName(), handle, this, analysis));
                }
            }
        }
        keepChildren(kept);
    }
}
