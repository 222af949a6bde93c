package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;
import org.eclipse.tracecompass.tmf.timegraph.core.SceneHit;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.PixelShares;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StateStyle;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.NamesPainter;
import org.eclipse.tracecompass.tmf.ui.widgets.TipClosing;

/**
 * The tooltip: state, duration, exact times and what the data provider adds; over the names all
 * columns of the row. What the provider adds comes when it comes.
 */
final class TimeGraphTooltip {

    /** Asks the data provider about an instant of a row; answers on the UI thread. */
    interface Source {
        void ask(long row, long time, Consumer<Map<String, String>> answer);
    }

    private static final int NEAR = 3;
    private static final int MOST_SHARES = 12;

    private final TimeGraphControl control;
    private @Nullable Source source;
    private Function<TimeGraphEntry, Map<String, String>> describer = row -> Map.of();
    private @Nullable Shell shell;
    private int shownX;
    private int shownY;
    private int request;

    TimeGraphTooltip(TimeGraphControl control) {
        this.control = control;
        control.addListener(SWT.Dispose, e -> hide());
    }

    void setSource(@Nullable Source provider) {
        source = provider;
    }

    /** Sets the source of tooltip lines for rows, besides their columns. */
    void setDescriber(Function<TimeGraphEntry, Map<String, String>> more) {
        describer = more;
    }

    void pointerMoved(int x, int y) {
        if (shell != null && (Math.abs(x - shownX) > NEAR || Math.abs(y - shownY) > NEAR)) {
            hide();
        }
    }

    void pointerLeft() {
        hide();
    }

    void hide() {
        request++;
        Shell old = shell;
        shell = null;
        if (old != null && !old.isDisposed()) {
            old.dispose();
        }
    }

    void show(SceneHit hit, int x, int y) {
        hide();
        VisibleRow row = hit.row();
        if (row == null) {
            return;
        }
        shownX = x;
        shownY = y;
        if (hit.area() == SceneHit.Area.CHART && row.entry().hasStates()) {
            Map<String, String> described = control.describe(row, hit.time());
            Map<String, String> own = described == null ? chart(row, hit.time()) : described;
            if (!own.isEmpty()) {
                open(row.entry().name(), swatch(row, hit.time()), own);
                if (described == null) {
                    askProvider(row, hit.time(), own);
                }
            }
        } else if (hit.area() == SceneHit.Area.NAMES || hit.area() == SceneHit.Area.TWISTY) {
            open(row.entry().name(), null, names(row));
        }
    }

    private void askProvider(VisibleRow row, long time, Map<String, String> own) {
        Source provider = source;
        if (provider == null) {
            return;
        }
        int current = request;
        provider.ask(
                row.entry().id(),
                time,
                more -> {
                    if (current == request && !control.isDisposed() && !more.isEmpty()) {
                        Map<String, String> all = new LinkedHashMap<>(own);
                        more.forEach(all::putIfAbsent);
                        int keep = request;
                        hide();
                        request = keep;
                        open(row.entry().name(), swatch(row, time), all);
                    }
                });
    }

    private @Nullable StateStyle swatch(VisibleRow row, long time) {
        StatePalette palette = control.scene().data().palette();
        PixelShares shares = shares(row, time);
        if (!shares.shares().isEmpty()) {
            return new StateStyle("", "", shares.colour(palette), 1);
        }
        return null;
    }

    /** The states in the pixel of an instant. */
    private PixelShares shares(VisibleRow row, long time) {
        TimeGraphScene scene = control.scene();
        Viewport viewport = scene.viewport();
        return PixelShares.of(
                scene.data().rowStates(row.entry().id()),
                viewport.pixelStart(time),
                viewport.pixelEnd(time));
    }

    private Map<String, String> chart(VisibleRow row, long time) {
        TimeGraphScene scene = control.scene();
        RowStates states = scene.data().rowStates(row.entry().id());
        Map<String, String> lines = new LinkedHashMap<>();
        PixelShares shares = shares(row, time);
        int i = states.indexAt(time);
        if (shares.isBlended() || i < 0 && !shares.shares().isEmpty()) {
            blend(lines, shares);
        } else if (i < 0) {
            return lines;
        } else {
            StateStyle style = scene.data().palette().style(states.style(i));
            String label = states.label(i);
            boolean more = label != null && !label.isEmpty() && !label.equals(style.name());
            lines.put(
                    Messages.Tip_State,
                    style.name().isEmpty()
                            ? (label == null ? "" : label)
                            : more ? style.name() + ": " + label : style.name());
            lines.put(Messages.Tip_Duration, TimeText.duration(states.end(i) - states.start(i)));
            lines.put(Messages.Tip_Start, scene.time().full(states.start(i)));
            lines.put(Messages.Tip_End, scene.time().full(states.end(i)));
        }
        lines.put(Messages.Tip_Time, scene.time().full(time));
        return lines;
    }

    /** The shares of states in a pixel, the longest first. */
    private void blend(Map<String, String> lines, PixelShares shares) {
        Map<String, Long> times = new LinkedHashMap<>();
        long without = shares.length();
        for (PixelShares.Share share : shares.shares()) {
            StateStyle style = control.scene().data().palette().style(share.style());
            String label = share.label();
            times.merge(
                    style.name().isEmpty() ? (label == null ? "?" : label) : style.name(),
                    share.duration(),
                    Long::sum);
            without -= share.duration();
        }
        lines.put(
                Messages.Tip_State,
                NLS.bind(Messages.Tip_Several, TimeText.duration(shares.length(), 3)));
        long rest = 0;
        for (Map.Entry<String, Long> time : times.entrySet()) {
            if (lines.size() <= MOST_SHARES) {
                lines.put(time.getKey(), share(time.getValue(), shares.length()));
            } else {
                rest += time.getValue();
            }
        }
        if (rest > 0) {
            lines.put(
                    NLS.bind(Messages.Tip_Others, times.size() - MOST_SHARES),
                    share(rest, shares.length()));
        }
        if (without > 0) {
            lines.put(Messages.Tip_NoState, share(without, shares.length()));
        }
    }

    private static String share(long duration, long whole) {
        double percent = duration * 100.0 / Math.max(1, whole);
        return String.format("%.1f %%  (%s)", percent, TimeText.duration(duration, 3));
    }

    private Map<String, String> names(VisibleRow row) {
        Map<String, String> lines = new LinkedHashMap<>(describer.apply(row.entry()));
        int c = 0;
        for (LabelColumn column : control.scene().data().tree().columns()) {
            String label = row.entry().label(c++);
            String text =
                    column.kind() == LabelColumn.Kind.TIME
                            ? instant(label)
                            : NamesPainter.cellText(column, label);
            if (c > 1 && !text.isEmpty()) {
                lines.put(column.title().isEmpty() ? Messages.Tip_Row : column.title(), text);
            }
        }
        return lines;
    }

    private String instant(String label) {
        try {
            return control.scene().time().full(Long.parseLong(label.strip()));
        } catch (NumberFormatException e) {
            return label;
        }
    }

    private void open(String title, @Nullable StateStyle style, Map<String, String> lines) {
        Theme theme = control.scene().theme();
        Color back = SwtSurface.colour(theme.dark() ? theme.header() : theme.background());
        Color fore = SwtSurface.colour(theme.text());
        Color dim = SwtSurface.colour(theme.dimText());
        Shell tip =
                new Shell(control.getShell(), SWT.NO_TRIM | SWT.ON_TOP | SWT.NO_FOCUS | SWT.TOOL);
        shell = tip;
        tip.setBackground(SwtSurface.colour(theme.divider()));
        GridLayout frame = new GridLayout();
        frame.marginWidth = 1;
        frame.marginHeight = 1;
        tip.setLayout(frame);
        Composite box = new Composite(tip, SWT.NONE);
        box.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        box.setBackground(back);
        GridLayout grid = new GridLayout(2, false);
        grid.marginWidth = 9;
        grid.marginHeight = 7;
        grid.horizontalSpacing = 14;
        grid.verticalSpacing = 3;
        box.setLayout(grid);
        title(box, title, style, back, fore);
        lines.forEach(
                (key, value) -> {
                    label(box, key, back, dim);
                    label(box, value, back, fore);
                });
        tip.pack();
        place(tip);
        TipClosing.install(tip, control);
        tip.setVisible(true);
    }

    private static void title(
            Composite box, String title, @Nullable StateStyle style, Color back, Color fore) {
        Composite line = new Composite(box, SWT.NONE);
        line.setBackground(back);
        GridLayout layout = new GridLayout(style == null ? 1 : 2, false);
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        line.setLayout(layout);
        line.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
        if (style != null) {
            Canvas swatch = new Canvas(line, SWT.NONE);
            swatch.setBackground(SwtSurface.colour(style.argb()));
            GridData size = new GridData(10, 10);
            swatch.setLayoutData(size);
        }
        Label name = label(line, title, back, fore);
        name.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
    }

    private static Label label(Composite box, String text, Color back, Color fore) {
        Label label = new Label(box, SWT.NONE);
        label.setText(text.replace("&", "&&"));
        label.setBackground(back);
        label.setForeground(fore);
        return label;
    }

    private void place(Shell tip) {
        Point at = control.toDisplay(shownX + 14, shownY + 18);
        Point size = tip.getSize();
        Rectangle screen = control.getMonitor().getClientArea();
        int x = Math.min(at.x, screen.x + screen.width - size.x);
        int y = at.y + size.y > screen.y + screen.height ? at.y - size.y - 26 : at.y;
        tip.setLocation(Math.max(screen.x, x), Math.max(screen.y, y));
    }
}
