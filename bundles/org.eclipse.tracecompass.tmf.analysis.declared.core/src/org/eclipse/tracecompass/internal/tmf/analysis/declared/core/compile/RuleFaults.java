package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;

/**
 * The events that a rule could not deal with: how many, and where and when the first of them was.
 * Counted apart are those that lack a field, and those for which the rule makes no sense.
 */
final class RuleFaults {

    private static final class Tally {
        long count;
        long time;
        int line;
        int column;
        String text = "";

        void add(String what, Origin place, long at) {
            if (count++ == 0) {
                time = at;
                line = place.line();
                column = place.column();
                text = what;
            }
        }

        void addAll(Tally later) {
            if (count == 0) {
                time = later.time;
                line = later.line;
                column = later.column;
                text = later.text;
            }
            count += later.count;
        }

        void save(DataOutput out) throws IOException {
            out.writeLong(count);
            out.writeLong(time);
            out.writeInt(line);
            out.writeInt(column);
            out.writeUTF(text);
        }

        void restore(DataInput in) throws IOException {
            count = in.readLong();
            time = in.readLong();
            line = in.readInt();
            column = in.readInt();
            text = in.readUTF();
        }
    }

    private static final int MAX_TEXT = 1000;

    private final String source;
    private final Tally missing = new Tally();
    private final Tally wrong = new Tally();
    private boolean isOfHistory;

    RuleFaults(String source) {
        this.source = source;
    }

    void add(Fault fault, Origin place, long time) {
        (fault.isMissing() ? missing : wrong).add(limited(fault.text()), place, time);
    }

    void add(RuntimeException failure, Origin place, long time) {
        isOfHistory = true;
        wrong.add(limited(String.valueOf(failure.getMessage())), place, time);
    }

    /** Returns whether the history refused a change: a part of it may do so for other reasons. */
    boolean isOfHistory() {
        return isOfHistory;
    }

    /** Counts the faults of a later part of the trace. */
    void addAll(RuleFaults later) {
        missing.addAll(later.missing);
        wrong.addAll(later.wrong);
    }

    private static String limited(String text) {
        return text.length() > MAX_TEXT ? text.substring(0, MAX_TEXT) : text;
    }

    /** Returns a phrase for each kind of fault there was. */
    List<String> phrases() {
        List<String> phrases = new ArrayList<>();
        if (missing.count > 0) {
            phrases.add(phrase(missing, "have no field " + missing.text));
        }
        if (wrong.count > 0) {
            phrases.add(phrase(wrong, "are bad: " + wrong.text));
        }
        return phrases;
    }

    private String phrase(Tally tally, String what) {
        return source
                + (tally.line > 0 ? ":" + tally.line + ':' + tally.column : "")
                + ": "
                + tally.count
                + (tally.count == 1 ? " event" : " events")
                + " left out; they "
                + what
                + " (the first one is at "
                + tally.time
                + " ns)";
    }

    void save(DataOutput out) throws IOException {
        missing.save(out);
        wrong.save(out);
    }

    void restore(DataInput in) throws IOException {
        missing.restore(in);
        wrong.restore(in);
    }
}
