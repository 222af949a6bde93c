package org.eclipse.tracecompass.tmf.ui.project.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceResources;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleHelper;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;

/**
 * The line of a trace or experiment below which its analyses are.
 *
 * @since 0.2.0
 */
public class TmfViewsElement extends TmfProjectModelElement {

    /** What the path of the element ends with. */
    public static final String PATH_ELEMENT = ".views";

    /**
     * @param resource the handle of a resource that stands for the element
     * @param parent the trace or experiment
     */
    protected TmfViewsElement(IResource resource, TmfCommonProjectElement parent) {
        super(Messages.TmfViewsElement_Name, resource, parent);
    }

    @Override
    public TmfCommonProjectElement getParent() {
        return (TmfCommonProjectElement) super.getParent();
    }

    @Override
    protected void refreshChildren() {
        Class<? extends ITmfTrace> type = traceClass();
        List<IPath> kept = new ArrayList<>();
        if (type != null) {
            Map<String, IAnalysisModuleHelper> helpers =
                    TmfAnalysisManager.getAnalysisModules(type);
            for (IAnalysisModuleHelper helper : helpers.values()) {
                IResource handle = TraceResources.handle(getResource(), helper.getId());
                kept.add(handle.getFullPath());
                ITmfProjectModelElement known = childAt(handle.getFullPath());
                if (known == null || known instanceof TmfAggregateAnalysisElement) {
                    if (known != null) {
                        removeChild(known);
                    }
                    known = new TmfAnalysisElement(helper.getName(), handle, this, helper);
                    addChild(known);
                }
            }
        }
        for (TmfAnalysisElement below : getParent().getAvailableChildrenAnalyses()) {
            if (!kept.contains(below.getPath())) {
                kept.add(below.getPath());
                ITmfProjectModelElement known = childAt(below.getPath());
                if (known != null) {
                    removeChild(known);
                }
                addChild(below);
            }
        }
        keepChildren(kept);
        for (ITmfProjectModelElement child : getChildren()) {
            ((TmfProjectModelElement) child).refreshChildren();
        }
    }

    private @Nullable Class<? extends ITmfTrace> traceClass() {
        ITmfTrace open = getParent().getTrace();
        if (open != null) {
            return open.getClass();
        }
        String id = getParent().getTraceType();
        TraceTypeHelper helper = id == null ? null : TmfTraceType.getTraceType(id);
        if (id == null || helper == null) {
            return null;
        }
        try {
            // Types of the user's own share a class, which their instances know better.
            ITmfTrace trace =
                    helper.isExperimentType()
                            ? TmfTraceType.instantiateExperiment(id)
                            : TmfTraceType.instantiateTrace(id);
            if (trace != null) {
                Class<? extends ITmfTrace> type = trace.getClass();
                trace.dispose();
                return type;
            }
        } catch (CoreException e) {
            Activator.getDefault().logError("Trace type " + id + " cannot be used", e);
        }
        return helper.getTraceClass();
    }

    @Override
    public Image getIcon() {
        return Icons.image(Icons.VIEW);
    }

    /**
     * Removes analyses of a trace that left the experiment.
     *
     * @param analysisElements the analyses of that trace
     */
    public void removeChildrenAnalysis(List<TmfAnalysisElement> analysisElements) {
        for (ITmfProjectModelElement child : getChildren()) {
            if (child instanceof TmfAggregateAnalysisElement aggregate) {
                analysisElements.forEach(aggregate::removeAnalyses);
                if (aggregate.isEmpty()) {
                    removeChild(aggregate);
                }
            }
        }
    }
}
