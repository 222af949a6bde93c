package org.eclipse.tracecompass.internal.statesystem.core;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.DeferredValue;

/** A number that an attribute had before a part, and numbers that follow from it. */
final class PartCount {

    private long base;
    private final boolean isOnly;

    /**
     * Creates a count.
     *
     * @param isOnly whether it is the only one of its attribute in the part
     */
    PartCount(boolean isOnly) {
        this.isOnly = isOnly;
    }

    boolean isOnly() {
        return isOnly;
    }

    /** Takes note of the number, when the part is joined. */
    void begin(@Nullable Object before) {
        base = before instanceof Number number ? number.longValue() : 0;
    }

    /** Returns the number after an addition, when the part is joined. */
    long value(long added) {
        return base + added;
    }

    /** Returns the number after an addition. */
    DeferredValue plus(long added) {
        return new Sum(this, added);
    }

    /** The number before the part, and so much more. */
    static final class Sum extends DeferredValue {

        private final PartCount count;
        private final long added;

        Sum(PartCount count, long added) {
            this.count = count;
            this.added = added;
        }

        PartCount count() {
            return count;
        }

        long added() {
            return added;
        }

        @Override
        public Class<?> type() {
            return Long.class;
        }

        @Override
        public boolean isSurely(@Nullable Object other) {
            return other instanceof Sum sum && sum.count == count && sum.added == added;
        }

        @Override
        public boolean maybe(@Nullable Object other) {
            return other != null && !(other instanceof Sum sum && sum.count == count)
                    || isSurely(other);
        }

        @Override
        public Object resolve() {
            return Long.valueOf(count.value(added));
        }
    }

    /** What was added to the number of a value; 0 if the value is none of this. */
    long added(@Nullable Object value) {
        return value instanceof Sum sum && sum.count == this ? sum.added : 0;
    }
}
