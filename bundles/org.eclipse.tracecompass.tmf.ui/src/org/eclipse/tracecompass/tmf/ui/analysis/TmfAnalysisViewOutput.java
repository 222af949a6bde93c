package org.eclipse.tracecompass.tmf.ui.analysis;

import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisOutput;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.IViewDescriptor;

/**
 * A view that shows the results of an analysis; a double click on the analysis opens it. In the
 * extension point of analyses, the id of the output is that of the view:
 *
 * <pre>
 * &lt;output class="org.eclipse.tracecompass.tmf.ui.analysis.TmfAnalysisViewOutput" id="org.example.view"&gt;
 *    &lt;analysisId id="org.example.analysis"/&gt;
 * &lt;/output&gt;
 * </pre>
 */
public class TmfAnalysisViewOutput implements IAnalysisOutput, IExecutableExtension {

    private String viewId = "";

    /** Creates an output whose view is told by the extension point. */
    public TmfAnalysisViewOutput() {
        // see setInitializationData
    }

    /**
     * Creates an output.
     *
     * @param viewId the id of the view
     */
    @NonNullByDefault({})
    public TmfAnalysisViewOutput(String viewId) {
        this.viewId = viewId;
    }

    @NonNullByDefault({})
    @Override
    public void setInitializationData(
            IConfigurationElement config, String propertyName, Object data) {
        String id = config == null ? null : config.getAttribute("id");
        if (id != null) {
            viewId = id;
        }
    }

    @NonNullByDefault({})
    @Override
    public String getId() {
        return viewId;
    }

    /** The title of the view; its id where there is no such view. */
    @NonNullByDefault({})
    @Override
    public String getName() {
        IViewDescriptor view = PlatformUI.getWorkbench().getViewRegistry().find(viewId);
        return view == null ? viewId : view.getLabel();
    }

    /** Opens the view, or brings it to the top. On the UI thread. */
    @Override
    public void requestOutput() {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        if (page == null) {
            return;
        }
        try {
            page.showView(viewId);
        } catch (PartInitException e) {
            Platform.getLog(TmfAnalysisViewOutput.class)
                    .error("The view " + viewId + " cannot be opened", e);
        }
    }

    @NonNullByDefault({})
    @Override
    public void setOutputProperty(@NonNull String key, String value, boolean immediate) {
        // views have none
    }
}
