package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.TimeGraphControl;

/** The actions of a viewer; each is made when it is first asked for. For the UI thread. */
final class ViewerActions {

    private static final String HIDE_ARROWS = "hide.arrows";
    private static final String GRID_HIDDEN = "hide.grid";
    private static final String ROW_LINES_HIDDEN = "hide.row.lines";

    private final TimeGraphViewer viewer;
    private final Map<Kind, Action> made = new EnumMap<>(Kind.class);
    private Action hideArrows;
    private IDialogSettings lineSettings;

    /** What an action does. */
    enum Kind {
        RESET,
        LEGEND,
        NEXT_EVENT,
        PREVIOUS_EVENT,
        NEXT_ITEM,
        PREVIOUS_ITEM,
        NEXT_MARKER,
        PREVIOUS_MARKER,
        ZOOM_IN,
        ZOOM_OUT,
        FOLLOW_FORWARD,
        FOLLOW_BACK,
        BOOKMARK
    }

    ViewerActions(TimeGraphViewer viewer) {
        this.viewer = viewer;
    }

    private TimeGraphControl graph() {
        return viewer.getTimeGraphControl();
    }

    Action get(Kind kind) {
        return made.computeIfAbsent(kind, this::make);
    }

    private Action make(Kind kind) {
        return switch (kind) {
            case RESET -> push(Messages.Action_Reset, Icons.ZOOM_ALL, viewer::resetStartFinishTime);
            case LEGEND -> push(Messages.Action_Legend, "timegraph/legend.svg", viewer::showLegend);
            case NEXT_EVENT ->
                    push(
                            Messages.Action_NextEvent,
                            "timegraph/next_state.svg",
                            () -> graph().selectNextEvent(false));
            case PREVIOUS_EVENT ->
                    push(
                            Messages.Action_PreviousEvent,
                            "timegraph/previous_state.svg",
                            () -> graph().selectPrevEvent(false));
            case NEXT_ITEM -> push(Messages.Action_NextItem, Icons.NEXT, viewer::selectNextItem);
            case PREVIOUS_ITEM ->
                    push(Messages.Action_PreviousItem, Icons.PREVIOUS, viewer::selectPrevItem);
            case NEXT_MARKER ->
                    push(
                            Messages.Action_NextMarker,
                            "timegraph/next_marker.svg",
                            () -> viewer.markers().go(true));
            case PREVIOUS_MARKER ->
                    push(
                            Messages.Action_PreviousMarker,
                            "timegraph/previous_marker.svg",
                            () -> viewer.markers().go(false));
            case ZOOM_IN -> push(Messages.Action_ZoomIn, Icons.ZOOM_IN, viewer::zoomIn);
            case ZOOM_OUT -> push(Messages.Action_ZoomOut, Icons.ZOOM_OUT, viewer::zoomOut);
            case FOLLOW_FORWARD ->
                    push(
                            Messages.Action_FollowForward,
                            "timegraph/follow_forward.svg",
                            () -> graph().followArrowFwd(false));
            case FOLLOW_BACK ->
                    push(
                            Messages.Action_FollowBack,
                            "timegraph/follow_back.svg",
                            () -> graph().followArrowBwd(false));
            case BOOKMARK ->
                    push(
                            Messages.Action_Bookmark,
                            "timegraph/bookmark.svg",
                            () -> viewer.markers().toggleBookmark());
        };
    }

    private static Action push(String text, String icon, Runnable run) {
        return RunAction.push(text, icon, run);
    }

    /** Hides links; the choice is kept in settings unless these are null. */
    Action hideArrows(IDialogSettings settings) {
        if (hideArrows == null) {
            Supplier<Boolean> shown = () -> graph().scene().showLinks();
            hideArrows =
                    RunAction.check(
                            Messages.Action_HideArrows,
                            "timegraph/links.svg",
                            () -> {
                                boolean hide = shown.get();
                                graph().hideArrows(hide);
                                if (settings != null) {
                                    settings.put(HIDE_ARROWS, hide);
                                }
                            });
            if (settings != null && settings.getBoolean(HIDE_ARROWS)) {
                graph().hideArrows(true);
                hideArrows.setChecked(true);
            }
        }
        return hideArrows;
    }

    /** A menu with check boxes for the lines of rows and those at the ticks of the scale. */
    MenuManager gridLines() {
        return FilledMenu.named(
                Messages.Action_GridLines,
                shown -> {
                    shown.add(
                            lines(
                                    Messages.Action_HorizontalLines,
                                    ROW_LINES_HIDDEN,
                                    graph()::getMidLinesVisible,
                                    graph()::setMidLinesVisible));
                    shown.add(
                            lines(
                                    Messages.Action_VerticalLines,
                                    GRID_HIDDEN,
                                    graph()::getGridLinesVisible,
                                    graph()::setGridLinesVisible));
                });
    }

    private Action lines(
            String text, String hiddenKey, Supplier<Boolean> shown, Consumer<Boolean> show) {
        RunAction action =
                RunAction.check(
                        text,
                        null,
                        () -> {
                            boolean hide = shown.get();
                            show.accept(!hide);
                            if (lineSettings != null) {
                                lineSettings.put(hiddenKey, hide);
                            }
                        });
        action.setChecked(shown.get());
        return action;
    }

    /** Shows the lines that were chosen before, and keeps what is chosen from now on. */
    void keepLinesIn(IDialogSettings settings) {
        lineSettings = settings;
        if (settings.get(GRID_HIDDEN) != null) {
            graph().setGridLinesVisible(!settings.getBoolean(GRID_HIDDEN));
        }
        if (settings.get(ROW_LINES_HIDDEN) != null) {
            graph().setMidLinesVisible(!settings.getBoolean(ROW_LINES_HIDDEN));
        }
    }
}
