package org.eclipse.tracecompass.internal.tmf.remote.ui;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;

/** The views that show any output. Their secondary id is the id of the output. */
final class OutputViews {

    private static final String PREFIX = "org.eclipse.tracecompass.tmf.remote.ui.";

    private OutputViews() {}

    private static @Nullable String viewOf(IDataProviderDescriptor output) {
        return switch (output.getType()) {
            case TIME_GRAPH -> PREFIX + "timegraph";
            case TREE_TIME_XY -> PREFIX + "chart";
            case TREE_GENERIC_XY -> PREFIX + "bars";
            case DATA_TREE -> PREFIX + "tree";
            case TABLE -> PREFIX + "lines";
            default -> null;
        };
    }

    static boolean canShow(IDataProviderDescriptor output) {
        return viewOf(output) != null;
    }

    static void open(IDataProviderDescriptor output) {
        String view = viewOf(output);
        if (view == null) {
            return;
        }
        // A secondary id has no colon.
        String id = URLEncoder.encode(output.getId(), StandardCharsets.UTF_8);
        try {
            PlatformUI.getWorkbench()
                    .getActiveWorkbenchWindow()
                    .getActivePage()
                    .showView(view, id, org.eclipse.ui.IWorkbenchPage.VIEW_ACTIVATE);
        } catch (PartInitException e) {
            ILog.of(OutputViews.class).log(e.getStatus());
        }
    }

    /** Returns the id of the output that a view shows. */
    static String outputOf(@Nullable IViewSite site) {
        String id = site == null ? null : site.getSecondaryId();
        return id == null ? "" : URLDecoder.decode(id, StandardCharsets.UTF_8);
    }

    /** Returns the name of an output; that which is shown if the trace has none of the id. */
    static String nameOf(@Nullable ITmfTrace trace, String id, String otherwise) {
        for (IDataProviderDescriptor output :
                DataProviderManager.getInstance().getAvailableProviders(trace)) {
            if (output.getId().equals(id)) {
                return output.getName();
            }
        }
        return otherwise;
    }

    static EmptyReason missing(String name) {
        return new EmptyReason(
                NLS.bind(Messages.Empty_NoRemote, name), Messages.Empty_NoRemoteDetail);
    }
}
