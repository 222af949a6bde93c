package org.eclipse.tracecompass.tmf.ui.views;

import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.internal.tmf.ui.MainViews;
import org.eclipse.tracecompass.internal.tmf.ui.ViewIds;
import org.eclipse.tracecompass.tmf.ui.views.colors.ColorsView;
import org.eclipse.tracecompass.tmf.ui.views.filter.FilterView;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;

/**
 * Where the views stand at first: the traces and details at the left, the time graphs in the
 * middle, the events and the histogram below.
 *
 * @since 9.5.0
 */
@NonNullByDefault({})
public class TracingPerspectiveFactory implements IPerspectiveFactory {

    /** The id of the perspective. */
    public static final String ID = ViewIds.PERSPECTIVE;

    /** The folder of the time graphs above the middle. */
    static final String UPPER = "threads";

    /** The folder of the events. */
    static final String EVENTS = "events";

    private static final String PROGRESS = "org.eclipse.ui.views.ProgressView";

    @Override
    public void createInitialLayout(IPageLayout layout) {
        layout.setEditorAreaVisible(false);
        String editors = layout.getEditorArea();
        IFolderLayout left = layout.createFolder("traces", IPageLayout.LEFT, 0.2f, editors);
        left.addView(ViewIds.TRACES);
        IFolderLayout details = layout.createFolder("details", IPageLayout.BOTTOM, 0.5f, "traces");
        details.addView(ViewIds.DETAILS);
        details.addView(PROGRESS);
        List<String> upper = MainViews.at(MainViews.Place.UPPER);
        List<String> lower = MainViews.at(MainViews.Place.LOWER);
        if (!upper.isEmpty()) {
            IFolderLayout threads = layout.createFolder(UPPER, IPageLayout.TOP, 0.64f, editors);
            upper.forEach(threads::addView);
            threads.addPlaceholder(ViewIds.STATE_SYSTEM);
            if (!lower.isEmpty()) {
                IFolderLayout resources =
                        layout.createFolder("resources", IPageLayout.BOTTOM, 0.58f, UPPER);
                lower.forEach(resources::addView);
            }
        }
        IFolderLayout events = layout.createFolder(EVENTS, IPageLayout.BOTTOM, 0.68f, editors);
        events.addView(ViewIds.EVENTS);
        events.addPlaceholder(ViewIds.SYNCHRONIZATION);
        events.addPlaceholder(FilterView.ID);
        events.addPlaceholder(ColorsView.ID);
        IFolderLayout histogram =
                layout.createFolder("histogram", IPageLayout.RIGHT, 0.64f, EVENTS);
        histogram.addView(ViewIds.HISTOGRAM);
        layout.addShowViewShortcut(ViewIds.TRACES);
        upper.forEach(layout::addShowViewShortcut);
        lower.forEach(layout::addShowViewShortcut);
        for (String view :
                List.of(
                        ViewIds.EVENTS,
                        ViewIds.HISTOGRAM,
                        ViewIds.DETAILS,
                        ViewIds.STATE_SYSTEM,
                        ViewIds.SYNCHRONIZATION,
                        PROGRESS)) {
            layout.addShowViewShortcut(view);
        }
        layout.addPerspectiveShortcut(ViewIds.PERSPECTIVE);
        IWorkbench workbench = PlatformUI.getWorkbench();
        // The folders are in the model when the perspective is.
        workbench.getDisplay().asyncExec(() -> NewViewPlace.choose(workbench));
    }
}
