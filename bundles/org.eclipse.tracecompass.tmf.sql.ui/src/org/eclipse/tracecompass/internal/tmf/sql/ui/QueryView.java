package org.eclipse.tracecompass.internal.tmf.sql.ui;

import java.util.Locale;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlEngines;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlExample;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlSchema;
import org.eclipse.tracecompass.tmf.ui.export.RowsTable;
import org.eclipse.tracecompass.tmf.ui.export.TableExport;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.views.DataPage;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;
import org.eclipse.tracecompass.tmf.ui.widgets.CopiedText;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;

/** Queries of the active trace in SQL, and the rows that they have. */
public class QueryView extends TraceView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.tmf.sql.ui.query";

    private static final int WIDE = 2;
    private static final int MOST_COPIED = 100_000;

    private final QueryActions actions = new QueryActions(this);
    private @Nullable Parts parts;
    private @Nullable QueryRunner runner;
    private @Nullable Result result;
    private boolean isInstalled = true;
    private boolean isLookedFor;
    private @Nullable Answer running;
    private String asked = "";

    /** The widgets. */
    record Parts(
            SashForm sash,
            QueryEditor editor,
            Text message,
            DataPage page,
            SashForm rows,
            ResultTable table,
            ResultChart chart,
            FindBar find) {}

    // --- widgets

    @Override
    protected void createContent(Composite parent) {
        SashForm sash = new SashForm(parent, SWT.VERTICAL | SWT.SMOOTH);
        Composite top = new Composite(sash, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(top);
        QueryEditor editor = new QueryEditor(top, this::runQuery);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(editor.control());
        Text message = new Text(top, SWT.MULTI | SWT.WRAP | SWT.READ_ONLY);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(message);
        message.setVisible(false);
        DataPage page = new DataPage(sash);
        Composite below = new Composite(page.area(), SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(below);
        FindBar find = new FindBar(below, this::find);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(find);
        SashForm rows = new SashForm(below, SWT.HORIZONTAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(rows);
        ResultTable table = new ResultTable(rows, this::rowSelected);
        ResultChart chart = new ResultChart(rows);
        chart.setVisible(false);
        table.grid().table().addListener(SWT.KeyDown, find::key);
        sash.setWeights(32, 68);
        sash.addListener(SWT.Resize, event -> arrange(sash));
        rows.setWeights(50, 50);
        parts = new Parts(sash, editor, message, page, rows, table, chart, find);
        FilledMenu.contextOf(
                table.grid().table(),
                menu -> {
                    menu.add(RunAction.push(Messages.Action_Copy, null, this::copy));
                    menu.add(RunAction.push(Messages.Action_CopyAll, null, this::copyAll));
                    menu.add(TableExport.action(this::exportTable));
                });
        IActionBars bars = getViewSite().getActionBars();
        actions.fill(bars.getToolBarManager(), bars.getMenuManager());
        bars.setGlobalActionHandler(
                ActionFactory.COPY.getId(),
                RunAction.push(Messages.Action_Copy, null, this::copyWhereTheFocusIs));
        bars.setGlobalActionHandler(
                ActionFactory.FIND.getId(), RunAction.push(Messages.Find_Hint, null, find::focus));
        editor.setText(SqlExample.ALL.getFirst().sql());
        lookForTheEngine();
    }

    /** Where there is more width than height, the rows are beside the query. */
    private static void arrange(SashForm sash) {
        Rectangle area = sash.getClientArea();
        int wanted = area.width > WIDE * area.height ? SWT.HORIZONTAL : SWT.VERTICAL;
        if (sash.getOrientation() != wanted) {
            sash.setOrientation(wanted);
        }
    }

    /** Creating the engine loads its classes, so it is done in the background. */
    private void lookForTheEngine() {
        Job.createSystem(
                        "",
                        (IProgressMonitor monitor) -> {
                            boolean found = QueryRunner.isPossible();
                            onUi(
                                    () -> {
                                        isInstalled = found;
                                        isLookedFor = true;
                                        explain();
                                    });
                        })
                .schedule();
    }

    @Override
    public void setFocus() {
        Parts made = parts;
        if (made != null) {
            made.editor.control().setFocus();
        }
    }

    @Override
    public void dispose() {
        QueryRunner last = runner;
        if (last != null) {
            last.close();
        }
        super.dispose();
    }

    /** Shows why there are no rows, if there are none. */
    private void explain() {
        Parts made = parts;
        if (made == null) {
            return;
        }
        Result shown = result;
        EmptyReason reason = null;
        if (!isInstalled) {
            reason = new EmptyReason(Messages.Empty_NoEngine, SqlEngines.MISSING);
        } else if (getTrace() == null) {
            reason = EmptyReason.noTrace();
        } else if (!isRunning() && !problem().isEmpty()) {
            reason = new EmptyReason(Messages.Empty_Mistake, Messages.Empty_MistakeDetail);
        } else if (shown == null && !isRunning()) {
            reason = new EmptyReason(Messages.Empty_NoQuery, Messages.Empty_NoQueryDetail);
        } else if (shown != null && shown.size() == 0 && !isRunning()) {
            reason = new EmptyReason(Messages.Empty_NoRows, Messages.Empty_NoRowsDetail);
        }
        made.page.showMessage(reason);
        made.page.setFilled(shown != null && shown.size() > 0);
        actions.update(isInstalled && getTrace() != null, isRunning());
    }

    // --- what the traces say

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        QueryRunner last = runner;
        if (last != null) {
            last.close();
        }
        runner = active == null ? null : new QueryRunner(active);
        running = null;
        result = null;
        Parts made = parts;
        if (made != null) {
            made.editor.setSchema(active == null ? null : SqlSchema.of(active));
            made.table.show(Result.EMPTY);
            made.chart.show(Result.EMPTY);
            made.page.showProgress(null, 0);
            say("");
        }
        timeFormatChanged();
        explain();
    }

    @Override
    protected void timeFormatChanged() {
        Parts made = parts;
        ITmfTrace trace = getTrace();
        if (made != null && trace != null) {
            made.table.setTimes(
                    TimeDisplay.textOf(trace),
                    trace.getStartTime().toNanos(),
                    trace.getEndTime().toNanos());
        }
    }

    @Override
    protected void themeChanged() {
        Parts made = parts;
        if (made != null) {
            made.editor.colour();
            made.chart.draw();
        }
    }

    // --- what the user does

    /** Puts a query into the editor. */
    public void setQuery(String sql) {
        Parts made = parts;
        if (made != null) {
            made.editor.setText(sql);
        }
    }

    /** The query in the editor. */
    public String query() {
        Parts made = parts;
        return made == null ? "" : made.editor.control().getText();
    }

    /** Runs the query in the editor, or the selected part of it. */
    public void runQuery() {
        Parts made = parts;
        QueryRunner by = runner;
        if (made == null || by == null || !isInstalled || made.editor.query().isBlank()) {
            return;
        }
        asked = made.editor.query();
        Answer answer = new Answer(asked, made.editor.queryStart());
        actions.saved().ran(asked);
        running = answer;
        result = null;
        say("");
        made.find.say("");
        made.page.showProgress(Messages.Query_Running, -1);
        by.run(asked, answer);
        explain();
    }

    /** Cancels the query that runs. */
    public void cancelQuery() {
        QueryRunner by = runner;
        if (by != null) {
            by.cancel();
        }
    }

    void toggleChart() {
        Parts made = parts;
        if (made != null) {
            made.chart.setVisible(actions.isChartShown());
            made.rows.layout();
            made.chart.draw();
        }
    }

    /** Shows or hides the chart. */
    public void showChart(boolean shown) {
        actions.setChartShown(shown);
        toggleChart();
    }

    private void rowSelected(int row) {
        Result shown = result;
        ITmfTrace trace = getTrace();
        if (shown == null || trace == null || !shown.times().isPresent()) {
            return;
        }
        var values = shown.row(row);
        OptionalLong start = shown.times().startOf(values);
        long first = trace.getStartTime().toNanos();
        long last = trace.getEndTime().toNanos();
        if (start.isPresent()) {
            long end = shown.times().endOf(values).orElse(start.getAsLong());
            if (end >= first && start.getAsLong() <= last) {
                long from = Math.max(first, start.getAsLong());
                selectTimes(from, Math.clamp(end, from, last));
                revealTime(from);
            }
        }
    }

    private void copyWhereTheFocusIs() {
        Parts made = parts;
        if (made != null && made.editor.control().isFocusControl()) {
            made.editor.control().copy();
        } else if (made != null && made.message.isFocusControl()) {
            made.message.copy();
        } else {
            copy();
        }
    }

    private void copy() {
        Parts made = parts;
        if (made != null && !made.table.selectedText().isEmpty()) {
            CopiedText.put(made.table.selectedText());
        }
    }

    /** Copies the rows, as many as a clipboard takes. */
    void copyAll() {
        Parts made = parts;
        if (made != null) {
            CopiedText.put(made.table.allText(MOST_COPIED));
            if (made.table.size() > MOST_COPIED) {
                made.find.say(
                        Messages.bind(
                                Messages.Copy_Cut, String.format(Locale.ROOT, "%,d", MOST_COPIED)));
            }
        }
    }

    private void find(String words, boolean forward) {
        Parts made = parts;
        Result shown = result;
        if (made != null && shown != null && shown.size() > 0) {
            made.table.find(
                    words,
                    forward,
                    found ->
                            made.find.say(
                                    found
                                            ? rowsText(shown)
                                            : Messages.bind(Messages.Find_Nothing, words)));
        }
    }

    // --- files

    @Override
    public boolean hasTable() {
        return true;
    }

    @Override
    protected @Nullable ViewTable table() {
        Result shown = result;
        ITmfTrace trace = getTrace();
        if (shown == null || trace == null || isRunning()) {
            return null;
        }
        return shown.isCut()
                ? new WholeResult(trace, asked)
                : new RowsTable(shown, shown.times().isPresent());
    }

    private static String rowsText(Result rows) {
        String count = String.format(Locale.ROOT, "%,d", rows.size());
        return Messages.bind(rows.isCut() ? Messages.Query_Cut : Messages.Query_Rows, count);
    }

    // --- how the query goes

    /** Shows how one query goes, until another one takes its place. */
    private final class Answer implements QueryRunner.Listener {

        private final String sql;
        private final int place;

        /**
         * @param sql the query
         * @param place where it is in the editor
         */
        Answer(String sql, int place) {
            this.sql = sql;
            this.place = place;
        }

        private void show(Consumer<Parts> news) {
            onUi(
                    () -> {
                        Parts made = parts;
                        if (made != null && running == this) {
                            news.accept(made);
                            explain();
                        }
                    });
        }

        private void end(Consumer<Parts> outcome) {
            show(
                    made -> {
                        running = null;
                        made.page.showProgress(null, 0);
                        outcome.accept(made);
                    });
        }

        @Override
        public void rows(Result some, double share) {
            show(
                    made -> {
                        result = some;
                        made.table.show(some);
                        made.page.showProgress(Messages.Query_Running, share);
                        made.find.say(rowsText(some));
                    });
        }

        @Override
        public void done(Result all, long millis) {
            end(
                    made -> {
                        result = all;
                        made.table.show(all);
                        made.chart.show(all);
                        made.find.say(
                                Messages.bind(
                                        Messages.Query_Done,
                                        rowsText(all),
                                        String.format(Locale.ROOT, "%.2f", millis / 1000.0)));
                    });
        }

        @Override
        public void cancelled() {
            end(made -> made.find.say(Messages.Query_Cancelled));
        }

        @Override
        public void failed(String words) {
            end(
                    made -> {
                        result = null;
                        made.table.show(Result.EMPTY);
                        ErrorPlace error = ErrorPlace.of(words, sql);
                        if (error.from() >= 0) {
                            made.editor.markWrong(place + error.from(), place + error.to());
                        }
                        say(error.words());
                    });
        }
    }

    /** Says what is wrong, below the editor; empty for nothing. */
    private void say(String words) {
        Parts made = parts;
        if (made != null) {
            made.message.setText(words);
            made.message.setVisible(!words.isEmpty());
            GridDataFactory.fillDefaults()
                    .grab(true, false)
                    .indent(6, 2)
                    .exclude(words.isEmpty())
                    .applyTo(made.message);
            made.message.getParent().layout();
        }
    }

    /** Whether a query can be run. On the UI thread, like all that follows. */
    boolean isReady() {
        return isLookedFor && isInstalled && getTrace() != null;
    }

    boolean isRunning() {
        return running != null;
    }

    Result shown() {
        return Objects.requireNonNull(result);
    }

    Parts widgets() {
        return Objects.requireNonNull(parts);
    }

    /** What is said to be wrong; empty if nothing is. */
    public String problem() {
        Parts made = parts;
        return made == null ? "" : made.message.getText();
    }
}
