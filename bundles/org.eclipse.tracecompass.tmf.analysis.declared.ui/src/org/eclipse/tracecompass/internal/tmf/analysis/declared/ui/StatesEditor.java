package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.StatesChecker;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.Parsed;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesLanguage;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem.Severity;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.TraceEventCatalog;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * A text with a list of what is wrong with it, checked while one types: by itself and, if it is for
 * the active trace, against the events of that.
 */
final class StatesEditor extends Composite {

    private static final int DELAY_MS = 300;
    private static final int TAB = 4;
    private static final int TEXT_SHARE = 3;
    private static final int[] WIDTHS = {60, 75, 900};

    private final Label state;
    private final StyledText text;
    private final LineRuler ruler;
    private final Table problems;
    private final TextHistory history;
    private final Consumer<String> edited;
    private String source = "";
    private int version;
    private boolean loading;
    private List<Problem> found = List.of();

    /** Why the file has no text that could be checked; empty if it has one. */
    private String unreadable = "";

    /**
     * @param edited is told the text when the user changed it
     */
    StatesEditor(Composite parent, Consumer<String> edited) {
        super(parent, SWT.NONE);
        this.edited = edited;
        GridLayoutFactory.fillDefaults().spacing(0, 2).applyTo(this);
        state = new Label(this, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).indent(4, 2).applyTo(state);
        SashForm sash = new SashForm(this, SWT.VERTICAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        Composite page = new Composite(sash, SWT.BORDER);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(0, 0).applyTo(page);
        text = new StyledText(page, SWT.MULTI | SWT.H_SCROLL | SWT.V_SCROLL);
        text.setFont(JFaceResources.getTextFont());
        text.setTabs(TAB);
        text.setMargins(4, 4, 4, 4);
        text.addModifyListener(e -> modified());
        GridDataFactory.fillDefaults().grab(true, true).applyTo(text);
        ruler = new LineRuler(page, text);
        ruler.moveAbove(text);
        history = new TextHistory(text);
        problems = new Table(sash, SWT.FULL_SELECTION | SWT.BORDER);
        problems.setHeaderVisible(true);
        String[] titles = {
            Messages.Problems_Line, Messages.Problems_Column, Messages.Problems_Problem
        };
        for (int i = 0; i < titles.length; i++) {
            TableColumn column = new TableColumn(problems, SWT.NONE);
            column.setText(titles[i]);
            column.setWidth(WIDTHS[i]);
        }
        problems.addSelectionListener(
                SelectionListener.widgetDefaultSelectedAdapter(e -> goToProblem(true)));
        problems.addSelectionListener(
                SelectionListener.widgetSelectedAdapter(e -> goToProblem(false)));
        sash.setWeights(TEXT_SHARE, 1);
    }

    /** Shows no text, but why there is none. */
    void showUnreadable(String reason, String source) {
        show("", source, false);
        unreadable = reason;
    }

    /** Shows a text. */
    void show(String text, String source, boolean editable) {
        this.source = source;
        unreadable = "";
        loading = true;
        this.text.setText(text);
        history.clear();
        loading = false;
        this.text.setEditable(editable);
        this.text.setCaretOffset(0);
        checkSoon(0);
    }

    String text() {
        return text.getText();
    }

    TextHistory history() {
        return history;
    }

    StyledText widget() {
        return text;
    }

    LineRuler ruler() {
        return ruler;
    }

    Table problemTable() {
        return problems;
    }

    /** Moves the cursor to a line and column, from 1. */
    void goTo(int line, int column) {
        if (line > 0 && line <= text.getLineCount()) {
            int start = text.getOffsetAtLine(line - 1);
            int offset = Math.min(text.getCharCount(), start + Math.max(0, column - 1));
            text.setSelection(offset);
            text.showSelection();
        }
    }

    @Override
    public boolean setFocus() {
        return text.setFocus();
    }

    /** Checks the text again. */
    void check() {
        checkSoon(0);
    }

    /** Chooses the colours again. */
    void updateTheme() {
        StatesColouring.apply(text, places());
        ruler.redraw();
    }

    private void modified() {
        if (!loading) {
            StatesColouring.apply(text, List.of());
            edited.accept(text.getText());
            checkSoon(DELAY_MS);
        }
    }

    private void checkSoon(int delay) {
        int version = ++this.version;
        getDisplay()
                .timerExec(
                        delay,
                        () -> {
                            if (!isDisposed() && version == this.version) {
                                check(version);
                            }
                        });
    }

    private void check(int version) {
        if (!unreadable.isEmpty()) {
            show(List.of(new Problem(Severity.ERROR, source, 0, 0, unreadable, "")));
            return;
        }
        String text = this.text.getText();
        String source = this.source;
        Job.createSystem(
                        Messages.Check_Job,
                        monitor -> {
                            List<Problem> problems = problems(text, source);
                            if (!isDisposed()) {
                                getDisplay()
                                        .asyncExec(
                                                () -> {
                                                    if (!isDisposed() && version == this.version) {
                                                        show(problems);
                                                    }
                                                });
                            }
                        })
                .schedule();
    }

    /** The problems of a text, by itself and for the active trace. */
    static List<Problem> problems(String text, String source) {
        Parsed parsed = StatesLanguage.parseAny(text, source);
        List<Problem> problems = new ArrayList<>(parsed.problems());
        if (parsed.isComplete()) {
            StatesFile file = parsed.file();
            TraceEventCatalog catalog = catalogFor(file);
            problems.addAll(
                    catalog == null
                            ? StatesChecker.check(List.of(file))
                            : StatesChecker.check(List.of(file), catalog));
        }
        return problems;
    }

    /** The events of the first trace that a declaration is for; null if it is for none. */
    private static @Nullable TraceEventCatalog catalogFor(StatesFile file) {
        ITmfTrace active = TmfTraceManager.getInstance().getActiveTrace();
        if (active != null) {
            for (ITmfTrace trace : TmfTraceManager.getTraceSet(active)) {
                if (trace instanceof ITmfTraceWithPreDefinedEvents) {
                    TraceEventCatalog catalog = TraceEventCatalog.of(trace);
                    if (catalog.isComplete()
                            && file.rules().stream()
                                    .anyMatch(
                                            rule ->
                                                    catalog.events().stream()
                                                            .anyMatch(rule.events()::matches))) {
                        return catalog;
                    }
                }
            }
        }
        return null;
    }

    private void show(List<Problem> problems) {
        found = problems;
        StatesColouring.apply(text, places());
        ruler.show(problems);
        this.problems.removeAll();
        int errors = 0;
        for (Problem problem : problems) {
            errors += problem.isError() ? 1 : 0;
            TableItem item = new TableItem(this.problems, SWT.NONE);
            String text =
                    problem.hint().isEmpty()
                            ? problem.message()
                            : problem.message() + " (" + problem.hint() + ")";
            item.setText(
                    new String[] {
                        problem.line() == 0 ? "" : String.valueOf(problem.line()),
                        problem.line() == 0 ? "" : String.valueOf(problem.column()),
                        problem.isError() ? text : NLS.bind(Messages.Problems_Warning, text)
                    });
        }
        state.setText(
                errors > 0
                        ? NLS.bind(
                                errors == 1 ? Messages.Editor_OneError : Messages.Editor_Errors,
                                source,
                                errors)
                        : NLS.bind(Messages.Editor_Good, source));
        state.getParent().layout(new Control[] {state});
    }

    private List<Integer> places() {
        List<Integer> places = new ArrayList<>();
        for (Problem problem : found) {
            if (problem.line() > 0 && problem.line() <= text.getLineCount()) {
                places.add(
                        Math.min(
                                Math.max(0, text.getCharCount() - 1),
                                text.getOffsetAtLine(problem.line() - 1)
                                        + Math.max(0, problem.column() - 1)));
            }
        }
        return places;
    }

    private void goToProblem(boolean focus) {
        int chosen = problems.getSelectionIndex();
        if (chosen >= 0 && chosen < found.size()) {
            Problem problem = found.get(chosen);
            goTo(problem.line(), problem.column());
            if (focus) {
                text.setFocus();
            }
        }
    }
}
