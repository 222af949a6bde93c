package org.eclipse.tracecompass.internal.analysis.profiling.ui.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;

/**
 * The widgets in which one side is chosen: a trace with a range, or a baseline. For the UI thread.
 */
final class SideBar {

    /** The files of baselines. */
    static final FileKind JSON = new FileKind(".json", "JSON");

    private final Combo trace;
    private final Text range;
    private final List<ITmfTrace> traces = new ArrayList<>();
    private @Nullable Path baseline;
    private boolean chosenByUser;

    SideBar(Composite parent, String name, boolean mayBeBaseline) {
        new Label(parent, SWT.NONE).setText(name);
        trace = new Combo(parent, SWT.READ_ONLY);
        GridDataFactory.fillDefaults().grab(true, false).hint(110, SWT.DEFAULT).applyTo(trace);
        trace.addListener(SWT.Selection, e -> chosenByUser = true);
        range = new Text(parent, SWT.BORDER);
        range.setMessage(Messages.Compare_RangeHint);
        range.setToolTipText(Messages.Compare_RangeHelp);
        GridDataFactory.fillDefaults().grab(true, false).hint(90, SWT.DEFAULT).applyTo(range);
        Button selection = new Button(parent, SWT.PUSH);
        selection.setText(Messages.Compare_UseSelection);
        selection.setToolTipText(Messages.Compare_UseSelectionHelp);
        selection.addListener(SWT.Selection, e -> useSelection());
        Button open = new Button(parent, SWT.PUSH);
        open.setText(Messages.Compare_OpenBaseline);
        open.setToolTipText(Messages.Compare_OpenBaselineHelp);
        open.addListener(SWT.Selection, e -> askBaseline());
        open.setVisible(mayBeBaseline);
    }

    Combo trace() {
        return trace;
    }

    Text range() {
        return range;
    }

    /** Offers other traces; what is chosen stays if it is still open. */
    void offer(Iterable<ITmfTrace> opened, @Nullable ITmfTrace preferred) {
        ITmfTrace before = chosenByUser ? chosen() : null;
        chosenByUser = before != null;
        boolean isBaseline = baseline != null && trace.getSelectionIndex() == traces.size();
        traces.clear();
        opened.forEach(traces::add);
        fill();
        int index = traces.indexOf(before);
        if (index < 0) {
            index = Math.max(0, traces.indexOf(preferred));
        }
        if (isBaseline && before == null) {
            trace.select(traces.size());
        } else if (!traces.isEmpty()) {
            trace.select(index);
        }
    }

    private void fill() {
        trace.removeAll();
        traces.forEach(t -> trace.add(nameOf(t)));
        Path file = baseline;
        if (file != null) {
            trace.add(NLS.bind(Messages.Compare_Baseline, file.getFileName()));
        }
    }

    /** The name of a trace, with as much of its path as tells it apart. */
    private String nameOf(ITmfTrace one) {
        List<String> others =
                traces.stream()
                        .filter(t -> t != one && t.getName().equals(one.getName()))
                        .map(ITmfTrace::getPath)
                        .toList();
        Path path = Path.of(one.getPath());
        for (int names = 1; !others.isEmpty() && names < path.getNameCount(); names++) {
            Path end = path.subpath(path.getNameCount() - names, path.getNameCount());
            if (others.stream().noneMatch(other -> Path.of(other).endsWith(end))) {
                return end.toString();
            }
        }
        return one.getName();
    }

    /** The chosen trace; null if a baseline is chosen, or nothing. */
    @Nullable
    ITmfTrace chosen() {
        int index = trace.getSelectionIndex();
        return index >= 0 && index < traces.size() ? traces.get(index) : null;
    }

    /**
     * What is chosen; null if nothing is.
     *
     * @throws IllegalArgumentException if the range is wrong
     */
    @Nullable
    Side side() {
        ITmfTrace of = chosen();
        Path file = baseline;
        if (of != null) {
            return Side.of(of, nameOf(of), range.getText());
        }
        return file == null || trace.getSelectionIndex() < 0 ? null : Side.of(file);
    }

    /** Takes a baseline in place of a trace. */
    void setBaseline(Path file) {
        baseline = file;
        fill();
        trace.select(traces.size());
    }

    private void askBaseline() {
        Path file =
                FileQuestion.read(FileQuestion.Purpose.OPEN, Messages.Compare_BaselineTitle, JSON)
                        .ask(trace.getShell());
        if (file != null) {
            setBaseline(file);
        }
    }

    private void useSelection() {
        ITmfTrace of = chosen();
        if (of == null) {
            return;
        }
        TmfTimeRange selected =
                TmfTraceManager.getInstance().getTraceContext(of).getSelectionRange();
        long origin = of.getStartTime().toNanos();
        long from = selected.getStartTime().toNanos() - origin;
        long to = selected.getEndTime().toNanos() - origin;
        range.setText(to > from ? text(from) + ".." + text(to) : "");
    }

    private static String text(long nanos) {
        return '+' + TimeText.seconds(nanos, 9).replace(String.valueOf(TimeText.GAP), "") + 's';
    }
}
