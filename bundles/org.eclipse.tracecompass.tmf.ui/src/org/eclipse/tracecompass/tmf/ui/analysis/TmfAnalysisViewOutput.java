package org.eclipse.tracecompass.tmf.ui.analysis;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisOutput;
import org.eclipse.tracecompass.tmf.ui.views.TmfView;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart3;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.IViewDescriptor;

/**
 * A view that shows the results of an analysis; a double click on the analysis opens it. In the
 * extension point of analyses, the id of the output is that of the view, with a colon and the
 * secondary id if there is one:
 *
 * <pre>
 * &lt;output class="org.eclipse.tracecompass.tmf.ui.analysis.TmfAnalysisViewOutput" id="org.example.view"&gt;
 *    &lt;analysisId id="org.example.analysis"/&gt;
 * &lt;/output&gt;
 * </pre>
 */
@NonNullByDefault({})
public class TmfAnalysisViewOutput implements IAnalysisOutput, IExecutableExtension {

    private String viewId = "";
    private @Nullable String secondaryId;
    private final Map<String, String> properties = new HashMap<>();

    /** Creates an output whose view is told by the extension point. */
    public TmfAnalysisViewOutput() {
        // see setInitializationData
    }

    /**
     * Creates an output.
     *
     * @param viewid the id of the view
     */
    public TmfAnalysisViewOutput(String viewid) {
        this(viewid, null);
    }

    /**
     * Creates an output.
     *
     * @param viewid the id of the view
     * @param secondaryId the secondary id of the view; null for none
     */
    public TmfAnalysisViewOutput(String viewid, String secondaryId) {
        viewId = viewid;
        this.secondaryId = secondaryId;
    }

    @Override
    public void setInitializationData(
            IConfigurationElement config, String propertyName, Object data) throws CoreException {
        String id = config == null ? null : config.getAttribute("id");
        if (id != null) {
            int colon = id.indexOf(TmfView.VIEW_ID_SEPARATOR);
            viewId = colon < 0 ? id : id.substring(0, colon);
            secondaryId = colon < 0 ? null : id.substring(colon + 1);
        }
    }

    /** The id of the view, without the secondary id. */
    public String getViewId() {
        return viewId;
    }

    /** The id of the view, with a colon and its secondary id if it has one. */
    @Override
    public String getId() {
        return secondaryId == null ? viewId : viewId + TmfView.VIEW_ID_SEPARATOR + secondaryId;
    }

    /** The title of the view; its id where there is no such view. */
    @Override
    public String getName() {
        IViewDescriptor view = PlatformUI.getWorkbench().getViewRegistry().find(viewId);
        return view == null ? viewId : view.getLabel();
    }

    /**
     * Opens the view, or brings it to the top. A view that is pinned to a trace is left to that: an
     * instance that is not pinned is shown, or a new one opened. On the UI thread.
     *
     * @return the view
     * @throws PartInitException if there is no such view, or it cannot be created
     */
    protected IViewPart openView() throws PartInitException {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        if (page == null) {
            throw new PartInitException("There is no window to show the view " + viewId);
        }
        boolean pinned = false;
        for (IViewReference reference : page.getViewReferences()) {
            if (reference.getId().equals(viewId) && isOurs(reference.getSecondaryId())) {
                IViewPart part = reference.getView(false);
                if (part instanceof TmfView view && view.isPinned()) {
                    pinned = true;
                } else {
                    return page.showView(
                            viewId, reference.getSecondaryId(), IWorkbenchPage.VIEW_ACTIVATE);
                }
            }
        }
        String id = pinned ? free() : secondaryId;
        return page.showView(viewId, id, IWorkbenchPage.VIEW_ACTIVATE);
    }

    private boolean isOurs(@Nullable String other) {
        return secondaryId == null
                ? other == null || isPlainInstance(other)
                : other != null
                        && (other.equals(secondaryId) || other.startsWith(secondaryId + '&'));
    }

    /** Other instances of a view without data in its secondary id are told apart by a UUID. */
    private static boolean isPlainInstance(String other) {
        try {
            return java.util.UUID.fromString(other).toString().equals(other);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private String free() {
        String unique = java.util.UUID.randomUUID().toString();
        return secondaryId == null ? unique : secondaryId + '&' + unique;
    }

    @Override
    public void requestOutput() {
        try {
            IViewPart view = openView();
            if (view instanceof IWorkbenchPart3 part) {
                properties.forEach(part::setPartProperty);
            }
        } catch (PartInitException e) {
            Platform.getLog(TmfAnalysisViewOutput.class)
                    .error("The view " + getId() + " cannot be opened", e);
            MessageDialog.openError(
                    Display.getCurrent().getActiveShell(),
                    Messages.Output_Title,
                    NLS.bind(Messages.Output_Failed, getId()));
        }
    }

    /** Properties become those of the view, at once if it is open and that is wanted. */
    @Override
    public void setOutputProperty(@NonNull String key, String value, boolean immediate) {
        properties.put(key, value);
        IWorkbenchWindow window =
                immediate ? PlatformUI.getWorkbench().getActiveWorkbenchWindow() : null;
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        IViewReference open = page == null ? null : page.findViewReference(viewId, secondaryId);
        if (open != null && open.getView(false) instanceof IWorkbenchPart3 part) {
            part.setPartProperty(key, value);
        }
    }
}
