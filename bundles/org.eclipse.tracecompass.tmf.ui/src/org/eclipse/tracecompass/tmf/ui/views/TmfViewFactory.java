package org.eclipse.tracecompass.tmf.ui.views;

import java.util.UUID;
import java.util.regex.Pattern;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;

/**
 * Opens views that can be open several times. Their secondary ids tell them apart, and may carry
 * data besides.
 *
 * @since 0.2.0
 */
public final class TmfViewFactory {

    /** Stands between the data of a secondary id and what tells views apart. */
    public static final String INTERNAL_SECONDARY_ID_SEPARATOR = "&";

    private static final Pattern GENERATED =
            Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");

    private TmfViewFactory() {}

    /**
     * Opens a view. On the UI thread.
     *
     * @param viewId the id of the view, perhaps followed by a colon and a secondary id
     * @param generateSuffix whether another view is opened even if there is one with that id
     * @return the view; null if it cannot be opened, which is logged
     */
    public static @Nullable IViewPart newView(String viewId, boolean generateSuffix) {
        int colon = viewId.indexOf(TmfView.VIEW_ID_SEPARATOR);
        String primary = colon < 0 ? viewId : viewId.substring(0, colon);
        String secondary = colon < 0 ? null : viewId.substring(colon + 1);
        if (generateSuffix) {
            String data = secondary == null ? null : getBaseSecId(secondary);
            String unique = UUID.randomUUID().toString();
            secondary = data == null ? unique : data + INTERNAL_SECONDARY_ID_SEPARATOR + unique;
        }
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        if (page == null) {
            return null;
        }
        try {
            return page.showView(primary, secondary, IWorkbenchPage.VIEW_ACTIVATE);
        } catch (PartInitException e) {
            ILog.of(TmfViewFactory.class).error("The view " + viewId + " cannot be opened", e);
            return null;
        }
    }

    /**
     * The data of a secondary id.
     *
     * @param secId a secondary id of a view
     * @return the id without what tells views apart; null if nothing else is in it
     */
    public static @Nullable String getBaseSecId(String secId) {
        int separator = secId.lastIndexOf(INTERNAL_SECONDARY_ID_SEPARATOR);
        if (GENERATED.matcher(secId.substring(separator + 1)).matches()) {
            return separator < 0 ? null : secId.substring(0, separator);
        }
        return secId;
    }
}
