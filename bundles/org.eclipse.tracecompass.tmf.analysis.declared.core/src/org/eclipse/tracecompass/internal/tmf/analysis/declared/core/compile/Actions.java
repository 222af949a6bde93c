package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.List;
import org.objectweb.asm.Opcodes;

/** The statements; each begins with its place in the rule, so that a failure can be located. */
final class Actions {

    private static final Call TIME = Call.of(Moment.class, "time");

    private Actions() {}

    /** Jumps if an attribute is not there. */
    private static void skipIfNone(RuleCode.Local attribute, RuleCode c, RuleCode.Target end) {
        c.load(attribute);
        c.jump(Opcodes.IFLT, end);
    }

    private static void pushStoreAndTime(Path path, RuleCode c) {
        path.pushStore(c);
        c.pushMoment();
        c.call(TIME);
    }

    /** A change by a value. */
    private abstract static class ChangeBy implements Action {

        private final int place;
        private final Path path;
        private final Node value;

        ChangeBy(int place, Path path, Node value) {
            this.place = place;
            this.path = path;
            this.value = value;
        }

        final Path path() {
            return path;
        }

        final Node value() {
            return value;
        }

        @Override
        public final void write(RuleCode c) {
            c.place(place);
            RuleCode.Target end = c.target();
            int scope = c.enter();
            RuleCode.Local value = value(c, end);
            RuleCode.Local attribute = path.findOrAdd(c);
            skipIfNone(attribute, c, end);
            pushStoreAndTime(path, c);
            c.load(value);
            c.load(attribute);
            call(c);
            c.mark(end);
            leave(c, scope);
        }

        /** Writes what comes before the path; it may jump to the end. */
        abstract RuleCode.Local value(RuleCode c, RuleCode.Target end);

        /** Ends the scope if the value may have jumped. */
        void leave(RuleCode c, int scope) {}

        /** Calls the store, which is pushed, with the time, the value and the attribute. */
        abstract void call(RuleCode c);
    }

    /** Sets the value of an attribute. */
    static final class Modify extends ChangeBy {

        Modify(int place, Path path, Node value) {
            super(place, path, value);
        }

        private boolean isNumber() {
            return value().is(Node.Kind.NUMBER);
        }

        @Override
        RuleCode.Local value(RuleCode c, RuleCode.Target end) {
            if (isNumber() || value().is(Node.Kind.ANY)) {
                return value().local(c);
            }
            value().value(c);
            return c.store(Object.class);
        }

        @Override
        void call(RuleCode c) {
            StoredType type = path().type();
            if (type == null) {
                c.op(Opcodes.ACONST_NULL);
            } else {
                c.push(type);
            }
            c.call(isNumber() ? path().calls().setNumber() : path().calls().set());
        }
    }

    /** Puts a value on a stack. */
    static final class Push extends ChangeBy {

        Push(int place, Path path, Node value) {
            super(place, path, value);
        }

        @Override
        RuleCode.Local value(RuleCode c, RuleCode.Target end) {
            value().value(c);
            return c.store(Object.class);
        }

        @Override
        void call(RuleCode c) {
            c.call(path().calls().push());
        }
    }

    /** Adds to a number; nothing if there is nothing to add. */
    static final class Increment extends ChangeBy {

        Increment(int place, Path path, Node amount) {
            super(place, path, amount);
        }

        @Override
        RuleCode.Local value(RuleCode c, RuleCode.Target end) {
            value().value(c);
            RuleCode.Local amount = c.store(Object.class);
            c.load(amount);
            c.jump(Opcodes.IFNULL, end);
            return amount;
        }

        @Override
        void leave(RuleCode c, int scope) {
            c.leave(scope);
        }

        @Override
        void call(RuleCode c) {
            c.call(path().calls().add());
        }
    }

    /** A change that asks for nothing and creates nothing. */
    private abstract static class End implements Action {

        private final int place;
        private final Path path;
        private final Call call;

        End(int place, Path path, Call call) {
            this.place = place;
            this.path = path;
            this.call = call;
        }

        @Override
        public final void write(RuleCode c) {
            c.place(place);
            RuleCode.Target end = c.target();
            RuleCode.Local attribute = path.find(c);
            skipIfNone(attribute, c, end);
            pushStoreAndTime(path, c);
            c.load(attribute);
            c.call(call);
            c.mark(end);
        }
    }

    /** Takes away values. */
    static final class Remove extends End {

        Remove(int place, Path path) {
            super(place, path, path.calls().remove());
        }
    }

    /** Takes a value from a stack. */
    static final class Pop extends End {

        Pop(int place, Path path) {
            super(place, path, path.calls().pop());
        }
    }

    /** A choice. */
    record If(int place, Node condition, List<Action> then, List<Action> otherwise)
            implements Action {

        @Override
        public void write(RuleCode c) {
            c.place(place);
            Logic.choose(
                    condition,
                    c,
                    () -> Action.writeAll(then, c),
                    () -> Action.writeAll(otherwise, c));
        }
    }

    /** Has a value that nothing may use: where it cannot be computed, the event is bad. */
    record Require(Node value) implements Action {

        @Override
        public void write(RuleCode c) {
            value.value(c);
            c.op(Opcodes.POP);
        }
    }

    /** Statements that have a class of their own, because there are many. */
    record Part(RuleTemplate rule) implements Action {

        private static final Call RUN = Call.of(GeneratedRule.class, "run", Moment.class);

        @Override
        public void write(RuleCode c) {
            c.push(GeneratedRule.class, rule);
            c.pushMoment();
            c.call(RUN);
        }
    }
}
