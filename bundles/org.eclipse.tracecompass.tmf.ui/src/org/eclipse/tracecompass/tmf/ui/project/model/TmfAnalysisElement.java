package org.eclipse.tracecompass.tmf.ui.project.model;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.jface.viewers.StyledString.Styler;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceResources;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleHelper;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisOutput;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;
import org.osgi.framework.Bundle;

/**
 * An analysis of a trace or experiment.
 *
 * @since 0.2.0
 */
public class TmfAnalysisElement extends ElementWithProperties
        implements ITmfStyledProjectModelElement {

    private static final String ICON = "waiting.svg";

    private final IAnalysisModuleHelper helper;

    /**
     * @param name the name
     * @param resource the handle of a resource that stands for the analysis
     * @param parent the element of the views of the trace
     * @param module what knows the analysis
     */
    protected TmfAnalysisElement(
            String name, IResource resource, TmfViewsElement parent, IAnalysisModuleHelper module) {
        super(name, resource, parent);
        helper = module;
    }

    @Override
    public TmfViewsElement getParent() {
        return (TmfViewsElement) super.getParent();
    }

    /** The trace or experiment. */
    TmfCommonProjectElement traceElement() {
        return getParent().getParent();
    }

    /** The analysis of the open trace; null if the trace is not open or cannot be analysed so. */
    IAnalysisModule module() {
        ITmfTrace trace = traceElement().getTrace();
        return trace == null ? null : trace.getAnalysisModule(getAnalysisId());
    }

    @Override
    protected void refreshChildren() {
        IAnalysisModule module = module();
        List<IAnalysisOutput> outputs = new ArrayList<>();
        if (module != null) {
            module.getOutputs().forEach(outputs::add);
        }
        List<IPath> kept = new ArrayList<>();
        for (IAnalysisOutput output : outputs) {
            IResource handle = TraceResources.handle(getResource(), output.getName());
            kept.add(handle.getFullPath());
            if (childAt(handle.getFullPath()) == null) {
                addChild(new TmfAnalysisOutputElement(output.getName(), handle, this, output));
            }
        }
        keepChildren(kept);
    }

    @Override
    public Image getIcon() {
        return Icons.image(canExecute() ? Icons.DONE : ICON);
    }

    /** Faint where the analysis cannot run. */
    @Override
    public Styler getStyler() {
        return canExecute() ? null : StyledString.QUALIFIER_STYLER;
    }

    /** The outputs of the analysis; none as long as the trace is not open. */
    public List<TmfAnalysisOutputElement> getAvailableOutputs() {
        List<TmfAnalysisOutputElement> outputs = new ArrayList<>();
        for (ITmfProjectModelElement child : getChildren()) {
            if (child instanceof TmfAnalysisOutputElement output) {
                outputs.add(output);
            }
        }
        return outputs;
    }

    /** The id of the analysis. */
    public String getAnalysisId() {
        return helper.getId();
    }

    /** What the analysis does, or why it cannot run. */
    public String getHelpMessage() {
        ITmfTrace trace = traceElement().getTrace();
        return trace == null ? helper.getHelpText() : helper.getHelpText(trace);
    }

    /** The path of the icon in {@link #getBundle()}; null if the analysis has none. */
    public String getIconFile() {
        return helper.getIcon();
    }

    /** The plug-in of the analysis. */
    public Bundle getBundle() {
        return helper.getBundle();
    }

    /** Opens the trace, or brings its editor to the top. On the UI thread. */
    public void activateParentTrace() {
        TmfCommonProjectElement element = traceElement();
        if (element instanceof TmfTraceElement trace) {
            TmfOpenTraceHelper.openFromElement(trace.getElementUnderTraceFolder());
        } else {
            TmfOpenTraceHelper.openFromElement(element);
        }
    }

    /** Whether the analysis can run, as far as is known: always before the trace is open. */
    public boolean canExecute() {
        ITmfTrace trace = traceElement().getTrace();
        return trace == null || trace.getAnalysisModule(getAnalysisId()) != null;
    }

    /** Starts the analysis; the status says why that cannot be done. */
    public IStatus scheduleAnalysis() {
        if (traceElement().getTrace() == null) {
            return new Status(
                    IStatus.INFO,
                    Activator.PLUGIN_ID,
                    traceElement().getName() + " is not open; open it, and start the analysis");
        }
        IAnalysisModule module = module();
        return module == null
                ? new Status(
                        IStatus.INFO,
                        Activator.PLUGIN_ID,
                        getName() + " cannot run on " + traceElement().getName())
                : module.schedule();
    }

    /** What knows the analysis. */
    protected IAnalysisModuleHelper getAnalysisHelper() {
        return helper;
    }

    @Override
    PropertyLines properties() {
        PropertyLines lines = new PropertyLines();
        if (helper instanceof ITmfPropertiesProvider provider) {
            lines.add(Messages.TmfAnalysisElement_HelperProperties, provider.getProperties());
        }
        IAnalysisModule module = module();
        if (module == null) {
            lines.add(
                    Messages.TmfAnalysisElement_AnalysisProperties,
                    getName(),
                    Messages.TmfAnalysisElement_InstantiateAnalysis);
        } else if (module instanceof ITmfPropertiesProvider provider) {
            lines.add(Messages.TmfAnalysisElement_AnalysisProperties, provider.getProperties());
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
