package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclarationSet;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Symbols;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.IResumableStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.ValueTables;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Carries out the declarations of a set. The same events give the same changes; it can go on from
 * the middle of a trace. No event makes it fail: what a rule cannot deal with is counted, and told
 * in the history, below {@link ValueTables#ROOT}.
 */
public final class DeclaredStateProvider extends AbstractTmfStateProvider
        implements IResumableStateProvider {

    /** The attribute, below {@link ValueTables#ROOT}, whose children say what went wrong. */
    public static final String NOTES = "Notes";

    private static final String ID = "declared states";
    private static final int MAX_NOTES = 100;

    private final DeclarationSet fSet;
    private final int fVersion;
    private final RunLimits fLimits;

    private @Nullable RuleBook fRules;
    private @Nullable Moment fMoment;
    private @Nullable HistoryStore fHistory;
    private @Nullable NoteStore fNotes;
    private long fLastTime = Long.MIN_VALUE;

    /**
     * Creates a provider.
     *
     * @param trace the trace
     * @param set what to carry out, checked
     * @param version a number that differs for sets that say something else
     * @param limits what it may use
     */
    public DeclaredStateProvider(
            ITmfTrace trace, DeclarationSet set, int version, RunLimits limits) {
        super(trace, ID);
        fSet = set;
        fVersion = version;
        fLimits = limits;
    }

    @Override
    public int getVersion() {
        return fVersion;
    }

    @Override
    public DeclaredStateProvider getNewInstance() {
        return new DeclaredStateProvider(getTrace(), fSet, fVersion, fLimits);
    }

    @Override
    public void assignTargetStateSystem(ITmfStateSystemBuilder ssb) {
        Symbols symbols = new Symbols(fSet.files());
        HistoryStore history = new HistoryStore(ssb, symbols, fLimits);
        NoteStore notes = new NoteStore(fLimits);
        RuleBook rules =
                new RuleBook(
                        fSet,
                        symbols,
                        new RuleCompiler(getTrace(), symbols, history, notes, fLimits));
        fHistory = history;
        fNotes = notes;
        fRules = rules;
        fMoment = new Moment(Externals.cpuAspect(getTrace()), rules.slots());
        fLastTime = ssb.getStartTime();
        DeclaredTables.write(fSet, symbols, ssb);
        super.assignTargetStateSystem(ssb);
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        RuleBook book = fRules;
        Moment moment = fMoment;
        if (book == null || moment == null) {
            return;
        }
        CompiledRule[] rules = book.of(event);
        if (rules.length == 0) {
            return;
        }
        // The clocks of processors disagree by a little: no state begins before an earlier one.
        long time = Math.max(fLastTime, event.getTimestamp().toNanos());
        fLastTime = time;
        moment.set(event, time);
        for (CompiledRule rule : rules) {
            rule.run(moment);
        }
    }

    /** Returns what went wrong so far, a phrase each. */
    private static List<String> phrases(RuleBook book) {
        List<String> phrases = new ArrayList<>();
        for (RuleFaults faults : book.faults()) {
            phrases.addAll(faults.phrases());
        }
        return phrases.size() <= MAX_NOTES ? phrases : phrases.subList(0, MAX_NOTES);
    }

    @Override
    public void done() {
        RuleBook book = fRules;
        ITmfStateSystemBuilder history = getStateSystemBuilder();
        if (book != null && history != null) {
            int number = 0;
            for (String phrase : phrases(book)) {
                history.updateOngoingState(
                        (Object) phrase,
                        history.getQuarkAbsoluteAndAdd(
                                ValueTables.ROOT, NOTES, Integer.toString(++number)));
            }
        }
    }

    @Override
    public void saveState(DataOutput out) throws IOException {
        HistoryStore history = fHistory;
        NoteStore notes = fNotes;
        RuleBook book = fRules;
        if (history != null && notes != null && book != null) {
            out.writeLong(fLastTime);
            history.save(out);
            notes.save(out);
            for (RuleFaults faults : book.faults()) {
                faults.save(out);
            }
        }
    }

    @Override
    public void restoreState(DataInput in) throws IOException {
        HistoryStore history = fHistory;
        NoteStore notes = fNotes;
        RuleBook book = fRules;
        if (history != null && notes != null && book != null) {
            fLastTime = in.readLong();
            history.restore(in);
            notes.restore(in);
            for (RuleFaults faults : book.faults()) {
                faults.restore(in);
            }
        }
    }
}
