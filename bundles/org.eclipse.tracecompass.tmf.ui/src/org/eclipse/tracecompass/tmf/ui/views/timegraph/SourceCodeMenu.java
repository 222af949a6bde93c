package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.core.TmfStrings;
import org.eclipse.tracecompass.tmf.core.event.lookup.ITmfCallsite;
import org.eclipse.tracecompass.tmf.core.event.lookup.ITmfSourceLookup;
import org.eclipse.tracecompass.tmf.core.event.lookup.TmfCallsite;
import org.eclipse.tracecompass.tmf.ui.actions.OpenSourceCodeAction;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphViewer;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;

/** Leads from a state to its source code, if the tooltip of the state names a file and a line. */
@NonNullByDefault
final class SourceCodeMenu {

    /** A file, which may have a drive and a colon itself, and a line. */
    private static final Pattern PLACE = Pattern.compile("\\s*(\\S.*?)\\s*:\\s*(\\d{1,18})\\s*");

    /** How long a menu waits for a tooltip; without one it opens without the item. In ms. */
    private static final long PATIENCE = 1_000;

    private SourceCodeMenu() {}

    /** Adds the item for the state that is selected in a viewer, if its source code is known. */
    static void fill(IMenuManager menu, TimeGraphViewer viewer, Shell shell) {
        ITimeEvent event = selected(viewer);
        ITimeGraphPresentationProvider looks = viewer.getTimeGraphProvider();
        if (event == null || looks == null) {
            return;
        }
        long end = event.getTime() + Math.max(0, event.getDuration());
        long time = Math.clamp(viewer.getSelectionBegin(), event.getTime(), end);
        ITmfCallsite place = place(tooltip(looks, event, time).get(TmfStrings.source()));
        if (place != null) {
            ITmfSourceLookup lookup = () -> place;
            IContributionItem item =
                    OpenSourceCodeAction.create(Messages.Action_OpenSource, lookup, shell);
            if (item != null) {
                menu.add(item);
            }
        }
    }

    private static @Nullable ITimeEvent selected(TimeGraphViewer viewer) {
        if (viewer.getSelectionProvider().getSelection()
                instanceof IStructuredSelection selection) {
            for (Object element : selection.toList()) {
                if (element instanceof ITimeEvent event) {
                    return event;
                }
            }
        }
        return null;
    }

    /** Asked on another thread: a provider may be busy, and the user waits for the menu. */
    private static Map<String, String> tooltip(
            ITimeGraphPresentationProvider looks, ITimeEvent event, long time) {
        return CompletableFuture.supplyAsync(
                        () -> {
                            Map<String, String> lines = looks.getEventHoverToolTipInfo(event, time);
                            return lines == null ? Map.<String, String>of() : lines;
                        })
                .completeOnTimeout(Map.of(), PATIENCE, TimeUnit.MILLISECONDS)
                .exceptionally(
                        failure -> {
                            ILog.of(SourceCodeMenu.class)
                                    .error("The tooltip of a state cannot be found", failure);
                            return Map.of();
                        })
                .join();
    }

    /** The place that a text names; null if it is not a file and a line. */
    static @Nullable ITmfCallsite place(@Nullable String text) {
        Matcher matcher = PLACE.matcher(text == null ? "" : text);
        return matcher.matches()
                ? new TmfCallsite(matcher.group(1), Long.valueOf(matcher.group(2)))
                : null;
    }
}
