package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Symbols;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.IConfiguredStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.IResumableStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.ISplittableStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/**
 * Carries out the declarations of a set. The same events give the same changes; it can go on from
 * the middle of a trace. No event makes it fail: what a rule cannot deal with is counted, and told
 * in the history, below {@link ValueTables#ROOT}.
 */
public final class DeclaredStateProvider extends AbstractTmfStateProvider
        implements IResumableStateProvider, ISplittableStateProvider, IConfiguredStateProvider {

    /** The attribute, below {@link ValueTables#ROOT}, whose children say what went wrong. */
    public static final String NOTES = "Notes";

    private static final String ID = "declared states";
    private static final int MAX_NOTES = 100;

    private final DeclarationSet set;
    private final String configuration;
    private final int version;
    private final RunLimits limits;

    private @Nullable RuleBook rules;
    private @Nullable Moment moment;
    private @Nullable HistoryAttributes history;
    private @Nullable NoteStore notes;
    private long lastTime = Long.MIN_VALUE;

    /** The time of the first event that a rule is for. */
    private long firstTime = Long.MAX_VALUE;

    /**
     * Creates a provider.
     *
     * @param trace the trace
     * @param set what to carry out, checked
     * @param configuration a text that differs for sets that say something else
     * @param limits what it may use
     */
    public DeclaredStateProvider(
            ITmfTrace trace, DeclarationSet set, String configuration, RunLimits limits) {
        super(trace, ID);
        this.set = set;
        this.configuration = configuration;
        version = digest(configuration);
        this.limits = limits;
    }

    @Override
    public int getVersion() {
        return version;
    }

    /** For callers that only accept a number: the first bits of the SHA-256, not negative. */
    private static int digest(String text) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256")
                            .digest(text.getBytes(StandardCharsets.UTF_8));
            return ByteBuffer.wrap(digest).getInt() & Integer.MAX_VALUE;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }

    @Override
    public String getConfiguration() {
        return configuration;
    }

    @Override
    public DeclaredStateProvider getNewInstance() {
        return new DeclaredStateProvider(getTrace(), set, configuration, limits);
    }

    @Override
    public void assignTargetStateSystem(ITmfStateSystemBuilder ssb) {
        Symbols symbols = new Symbols(set.files());
        HistoryAttributes history = new HistoryAttributes(ssb, symbols, limits);
        NoteStore notes = new NoteStore(symbols, limits);
        RuleBook rules =
                new RuleBook(
                        set,
                        symbols,
                        new RuleCompiler(getTrace(), symbols, history, notes, limits));
        this.history = history;
        this.notes = notes;
        this.rules = rules;
        moment = new Moment(TmfCpuAspect.of(getTrace()), rules.slots());
        lastTime = ssb.getStartTime();
        DeclaredTables.write(set, symbols, ssb);
        super.assignTargetStateSystem(ssb);
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        RuleBook book = rules;
        Moment moment = this.moment;
        if (book == null || moment == null) {
            return;
        }
        CompiledRule[] rules = book.of(event);
        if (rules.length == 0) {
            return;
        }
        // The clocks of processors disagree by a little: no state begins before an earlier one.
        long time = Math.max(lastTime, event.getTimestamp().toNanos());
        firstTime = Math.min(firstTime, time);
        lastTime = time;
        moment.set(event, time);
        for (CompiledRule rule : rules) {
            rule.run(moment);
        }
    }

    @Override
    public boolean isSplittable() {
        return set.isSplittable();
    }

    @Override
    public boolean canJoin(ITmfStateProvider part) {
        if (!(part instanceof DeclaredStateProvider other)) {
            return false;
        }
        HistoryAttributes mine = history;
        HistoryAttributes theirs = other.history;
        NoteStore noted = other.notes;
        RuleBook book = other.rules;
        return mine != null
                && theirs != null
                && noted != null
                && book != null
                && other.firstTime >= lastTime
                && noted.size() == 1
                && mine.takes(theirs)
                && book.faults().stream().noneMatch(RuleFaults::isOfHistory);
    }

    @Override
    public void joined(ITmfStateProvider part) {
        HistoryAttributes mine = history;
        RuleBook book = rules;
        if (part instanceof DeclaredStateProvider other && mine != null && book != null) {
            RuleBook later = other.rules;
            lastTime = Math.max(lastTime, other.lastTime);
            mine.forgetValues();
            for (int i = 0; later != null && i < book.faults().size(); i++) {
                book.faults().get(i).addAll(later.faults().get(i));
            }
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
        RuleBook book = rules;
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
        HistoryAttributes history = this.history;
        NoteStore notes = this.notes;
        RuleBook book = rules;
        if (history != null && notes != null && book != null) {
            out.writeLong(lastTime);
            history.save(out);
            notes.save(out);
            for (RuleFaults faults : book.faults()) {
                faults.save(out);
            }
        }
    }

    @Override
    public void restoreState(DataInput in) throws IOException {
        HistoryAttributes history = this.history;
        NoteStore notes = this.notes;
        RuleBook book = rules;
        if (history != null && notes != null && book != null) {
            lastTime = in.readLong();
            history.restore(in);
            notes.restore(in);
            for (RuleFaults faults : book.faults()) {
                faults.restore(in);
            }
        }
    }
}
