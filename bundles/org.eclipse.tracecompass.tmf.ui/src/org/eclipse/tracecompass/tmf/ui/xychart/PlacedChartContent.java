package org.eclipse.tracecompass.tmf.ui.xychart;

import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.loading.core.AnswerLoader;
import org.eclipse.tracecompass.tmf.ui.timegraph.SwtFonts;
import org.eclipse.tracecompass.tmf.ui.timegraph.SwtSurface;
import org.eclipse.tracecompass.tmf.ui.timegraph.WorkbenchTheme;
import org.eclipse.tracecompass.tmf.ui.views.DataPage;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSession;
import org.eclipse.tracecompass.tmf.ui.views.SessionHost;
import org.eclipse.tracecompass.tmf.ui.widgets.MonitorScale;
import org.eclipse.tracecompass.tmf.xychart.core.ChartChoice;
import org.eclipse.tracecompass.tmf.xychart.core.ChartColours;
import org.eclipse.tracecompass.tmf.xychart.core.ChartEntry;
import org.eclipse.tracecompass.tmf.xychart.core.PlacedChart;
import org.eclipse.tracecompass.tmf.xychart.core.PlacedPainter;
import org.eclipse.tracecompass.tmf.xychart.core.PlacedReader;

/** The widgets of a {@link PlacedChartView}, and the session whose answers they show. */
final class PlacedChartContent
        implements SessionHost<AnswerLoader<PlacedReader.Wish, PlacedChart>, PlacedChart>,
                ChartRows.Host {

    /** The width of a bar that is wanted, in points. */
    private static final int BAR = 4;

    private final Consumer<Runnable> ui;
    private final ChartRows rows;
    private final DataPage page;
    private final Canvas canvas;
    private final MonitorScale scale;
    private final SwtFonts fonts;
    private final SwtSurface.StatesImage states = new SwtSurface.StatesImage();
    private final ChartColours colours = new ChartColours();
    private final ProviderSession<
                    ITmfTreeXYDataProvider<? extends ITmfTreeDataModel>,
                    AnswerLoader<PlacedReader.Wish, PlacedChart>,
                    PlacedChart>
            session = new ProviderSession<>(this);
    private ChartChoice choice = ChartChoice.DEFAULT;
    private PlacedChart chart = PlacedChart.EMPTY;
    private boolean logarithmic;
    private long start;
    private long end = 1;

    PlacedChartContent(Composite parent, Consumer<Runnable> ui) {
        this.ui = ui;
        SashForm sash = new SashForm(parent, SWT.HORIZONTAL | SWT.SMOOTH);
        rows = new ChartRows(sash, this);
        page = new DataPage(sash);
        canvas = new Canvas(page.area(), SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        scale = new MonitorScale(canvas);
        new ChartMemory().apply(sash);
        fonts = new SwtFonts(canvas.getDisplay(), canvas.getFont());
        canvas.addListener(SWT.Paint, this::paint);
        canvas.addListener(SWT.Resize, event -> ask());
        canvas.addListener(SWT.MouseMove, event -> hover(event.x));
        canvas.addListener(
                SWT.Dispose,
                event -> {
                    fonts.dispose();
                    states.dispose();
                });
    }

    ChartRows rows() {
        return rows;
    }

    Canvas canvas() {
        return canvas;
    }

    PlacedChart chart() {
        return chart;
    }

    boolean isLogarithmic() {
        return logarithmic;
    }

    void setLogarithmic(boolean on) {
        logarithmic = on;
        canvas.redraw();
    }

    void close() {
        session.close();
    }

    // --- asking

    void show(@Nullable ITmfTrace trace, PlacedChartSource source) {
        chart = PlacedChart.EMPTY;
        choice = ChartChoice.DEFAULT;
        rows.clear();
        page.setFilled(false);
        canvas.redraw();
        session.show(trace, source);
    }

    void showWindow(long from, long to) {
        start = from;
        end = Math.max(from + 1, to);
        ask();
    }

    private void ask() {
        AnswerLoader<PlacedReader.Wish, PlacedChart> loader = session.loader();
        if (loader != null) {
            int room = Math.max(1, canvas.getClientArea().width / BAR);
            loader.load(new PlacedReader.Wish(start, end, room, choice));
        }
    }

    // --- drawing

    private PlacedPainter painter(SwtSurface surface) {
        Rectangle area = canvas.getClientArea();
        return new PlacedPainter(surface, chart, logarithmic, area.width, area.height);
    }

    private SwtSurface surface(GC gc) {
        return new SwtSurface(gc, scale.get(), fonts, states, canvas.getClientArea());
    }

    private void paint(Event event) {
        SwtSurface surface = surface(event.gc);
        try {
            painter(surface).paint(surface, colours, WorkbenchTheme.of(canvas));
        } finally {
            surface.dispose();
        }
    }

    /** Says what is at the pointer. */
    private void hover(int x) {
        StringBuilder text = new StringBuilder();
        var gc = new GC(canvas);
        try {
            SwtSurface surface = surface(gc);
            double number = painter(surface).numberAt(x);
            surface.dispose();
            for (int s = 0; s < chart.places().size(); s++) {
                int place = chart.indexAt(s, number);
                if (place >= 0) {
                    if (text.isEmpty()) {
                        text.append(chart.text(chart.places().get(s).get(place)));
                    }
                    var series = chart.data().series().get(s);
                    text.append('\n')
                            .append(series.name())
                            .append(": ")
                            .append(chart.data().quantity().text(series.y()[place]));
                }
            }
        } finally {
            gc.dispose();
        }
        String words = text.isEmpty() ? null : text.toString().replace("&", "&&");
        if (!Objects.equals(words, canvas.getToolTipText())) {
            canvas.setToolTipText(words);
        }
    }

    // --- what the session says

    @Override
    public void onUi(Runnable action) {
        ui.accept(action);
    }

    @Override
    public void setLoader(@Nullable AnswerLoader<PlacedReader.Wish, PlacedChart> loader) {
        if (loader != null) {
            ask();
        }
    }

    @Override
    public void show(PlacedChart data) {
        chart = data;
        rows.show(data.data().tree());
        page.setFilled(data.data().hasValues());
        canvas.redraw();
    }

    @Override
    public void showProgress(@Nullable String text, double share) {
        page.showProgress(text, share);
    }

    @Override
    public void showMessage(@Nullable EmptyReason reason) {
        page.showMessage(reason);
    }

    @Override
    public @Nullable EmptyReason emptiness(PlacedChart data) {
        return EmptyChart.of(data.data());
    }

    // --- what the rows want to know

    @Override
    public boolean isShown(ChartEntry entry) {
        return choice.shows(entry);
    }

    @Override
    public int colour(ChartEntry entry) {
        return colours.of(chart.data().tree(), entry.id());
    }

    @Override
    public String tooltip(ChartEntry entry) {
        return "";
    }

    @Override
    public void choose(Set<Long> ids, boolean show) {
        choice = choice.with(ids, show);
        rows.update();
        ask();
    }
}
