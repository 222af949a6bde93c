package org.eclipse.tracecompass.internal.tmf.ui.traces;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.StyledCellLabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.jface.viewers.StyledString.Styler;
import org.eclipse.jface.viewers.ViewerCell;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.TextStyle;
import org.eclipse.tracecompass.internal.tmf.ui.Shades;
import org.eclipse.tracecompass.internal.tmf.ui.tracetype.TraceTypeUi;
import org.eclipse.tracecompass.tmf.ui.traces.TraceLine;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;

/** Texts and pictures of the lines of the Traces view. */
final class TraceItemLabels extends StyledCellLabelProvider {

    private @Nullable Font bold;

    @Override
    public void update(@Nullable ViewerCell cell) {
        if (cell == null || !(cell.getElement() instanceof TraceItem item)) {
            return;
        }
        Shades shades = Shades.of(cell.getControl());
        StyledString text = new StyledString();
        boolean active = item instanceof TraceItem.Trace trace && trace.active();
        boolean unable =
                item instanceof TraceItem.Analysis analysis
                                && analysis.state() == TraceItem.State.UNABLE
                        || item instanceof TraceItem.Line line
                                && line.line().mark() == TraceLine.Mark.OFF;
        text.append(item.label(), active ? strong() : unable ? colour(shades.faint()) : null);
        if (!item.detail().isEmpty()) {
            boolean failed =
                    item instanceof TraceItem.Analysis analysis
                            && analysis.state() == TraceItem.State.FAILED;
            text.append("  " + item.detail(), colour(failed ? shades.lost() : shades.faint()));
        }
        cell.setText(text.getString());
        cell.setStyleRanges(text.getStyleRanges());
        Image own = ownIcon(item);
        cell.setImage(own == null ? Icons.image(icon(item)) : own);
        super.update(cell);
    }

    /** The icon that the plug-in of a trace type has for it. */
    private static @Nullable Image ownIcon(TraceItem item) {
        TraceTypeUi declared =
                item instanceof TraceItem.Trace trace && !trace.damaged()
                        ? TraceTypeUi.of(trace.trace())
                        : null;
        return declared == null ? null : declared.icon();
    }

    private static String icon(TraceItem item) {
        return switch (item) {
            case TraceItem.Trace trace ->
                    trace.damaged()
                            ? Icons.WARNING
                            : trace.experiment() ? Icons.EXPERIMENT : Icons.TRACE;
            case TraceItem.Problem problem -> Icons.WARNING;
            case TraceItem.Opening opening -> Icons.RUNNING;
            case TraceItem.Line line ->
                    switch (line.line().mark()) {
                        case ON -> Icons.DONE;
                        case OFF -> Icons.UNABLE;
                        case VIEW -> Icons.VIEW;
                        case WARNING -> Icons.WARNING;
                        case ERROR -> Icons.FAILED;
                    };
            case TraceItem.Analysis analysis ->
                    switch (analysis.state()) {
                        case WAITING -> Icons.WAITING;
                        case RUNNING -> Icons.RUNNING;
                        case DONE -> Icons.DONE;
                        case CANCELLED, UNABLE -> Icons.UNABLE;
                        case FAILED -> Icons.FAILED;
                    };
        };
    }

    private Styler strong() {
        return new Styler() {
            @Override
            public void applyStyles(@Nullable TextStyle style) {
                if (style != null) {
                    style.font = boldFont();
                }
            }
        };
    }

    private Font boldFont() {
        Font font = bold;
        if (font == null) {
            font =
                    JFaceResources.getResources()
                            .create(
                                    FontDescriptor.createFrom(JFaceResources.getDefaultFont())
                                            .setStyle(org.eclipse.swt.SWT.BOLD));
            bold = font;
        }
        return font;
    }

    private static Styler colour(org.eclipse.swt.graphics.Color colour) {
        return new Styler() {
            @Override
            public void applyStyles(@Nullable TextStyle style) {
                if (style != null) {
                    style.foreground = colour;
                }
            }
        };
    }

    @Override
    public @Nullable String getToolTipText(@Nullable Object element) {
        return element instanceof TraceItem item && !item.help().isEmpty() ? item.help() : null;
    }
}
