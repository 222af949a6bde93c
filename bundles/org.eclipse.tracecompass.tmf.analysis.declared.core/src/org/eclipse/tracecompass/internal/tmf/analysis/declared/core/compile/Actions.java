package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;

/** The statements of the language. */
final class Actions {

    private Actions() {}

    /** Gives an attribute a value. */
    static Action modify(CompiledPath path, Node value, Origin origin) {
        return !value.is(Node.Kind.NUMBER)
                ? new Modify(path, value, origin)
                : Node.isConstant(value)
                        ? new ModifyConstant(path, value, origin)
                        : new ModifyNumber(path, value, origin);
    }

    /** A change of the attribute that a path means. */
    private abstract static class Change extends Action {

        final CompiledPath fPath;
        final Store fStore;

        Change(CompiledPath path, Origin origin) {
            super(origin);
            fPath = path;
            fStore = path.store();
        }
    }

    /** A change that asks for a value. */
    private abstract static class ChangeBy extends Change {

        final Node fValue;

        ChangeBy(CompiledPath path, Node value, Origin origin) {
            super(path, origin);
            fValue = value;
        }
    }

    private static final class ModifyConstant extends Change {

        private final long fNumber;

        ModifyConstant(CompiledPath path, Node value, Origin origin) {
            super(path, origin);
            fNumber = Values.number(Node.constant(value));
        }

        @Override
        void run(Moment m) {
            int attribute = fPath.findOrAdd(m);
            if (attribute != Store.NONE) {
                fStore.set(m.time(), fNumber, attribute);
            }
        }
    }

    private static final class ModifyNumber extends ChangeBy {

        ModifyNumber(CompiledPath path, Node value, Origin origin) {
            super(path, value, origin);
        }

        @Override
        void run(Moment m) {
            long value = fValue.number(m);
            int attribute = fPath.findOrAdd(m);
            if (attribute != Store.NONE) {
                fStore.set(m.time(), value, attribute);
            }
        }
    }

    private static final class Modify extends ChangeBy {

        Modify(CompiledPath path, Node value, Origin origin) {
            super(path, value, origin);
        }

        @Override
        void run(Moment m) {
            Object value = fValue.raw(m);
            int attribute = fPath.findOrAdd(m);
            if (attribute != Store.NONE) {
                fStore.set(m.time(), value, attribute);
            }
        }
    }

    /** Takes away values; creates nothing. */
    static final class Remove extends Change {

        Remove(CompiledPath path, Origin origin) {
            super(path, origin);
        }

        @Override
        void run(Moment m) {
            int attribute = fPath.find(m);
            if (attribute != Store.NONE) {
                fStore.remove(m.time(), attribute);
            }
        }
    }

    /** Puts a value on a stack. */
    static final class Push extends ChangeBy {

        Push(CompiledPath path, Node value, Origin origin) {
            super(path, value, origin);
        }

        @Override
        void run(Moment m) {
            Object value = fValue.value(m);
            int attribute = fPath.findOrAdd(m);
            if (attribute != Store.NONE) {
                fStore.push(m.time(), value, attribute);
            }
        }
    }

    /** Takes a value from a stack. */
    static final class Pop extends Change {

        Pop(CompiledPath path, Origin origin) {
            super(path, origin);
        }

        @Override
        void run(Moment m) {
            int attribute = fPath.find(m);
            if (attribute != Store.NONE) {
                fStore.pop(m.time(), attribute);
            }
        }
    }

    /** Adds to a number. */
    static final class Increment extends ChangeBy {

        Increment(CompiledPath path, Node amount, Origin origin) {
            super(path, amount, origin);
        }

        @Override
        void run(Moment m) {
            Object amount = fValue.value(m);
            if (amount == null) {
                return;
            }
            int attribute = fPath.findOrAdd(m);
            if (attribute != Store.NONE) {
                fStore.add(m.time(), amount, attribute);
            }
        }
    }

    /** A choice. */
    static final class If extends Action {

        private final Node fCondition;
        private final Action[] fThen;
        private final Action[] fOtherwise;

        If(Node condition, Action[] then, Action[] otherwise, Origin origin) {
            super(origin);
            fCondition = condition;
            fThen = then;
            fOtherwise = otherwise;
        }

        @Override
        void run(Moment m) {
            runAll(fCondition.truth(m) ? fThen : fOtherwise, m);
        }
    }

    /** Names a value. */
    static final class Let extends Action {

        private final int fSlot;
        private final Node fValue;
        private final boolean fIsNumber;

        Let(int slot, Node value, Origin origin) {
            super(origin);
            fSlot = slot;
            fValue = value;
            fIsNumber = value.is(Node.Kind.NUMBER);
        }

        @Override
        void run(Moment m) {
            if (fIsNumber) {
                m.numbers[fSlot] = fValue.number(m);
            } else {
                m.objects[fSlot] = fValue.raw(m);
            }
        }

        /** Compiles the use of the name. */
        static Node use(int slot, Node.Kind kind) {
            return switch (kind) {
                case NUMBER -> new NumberUse(slot);
                case TEXT -> new TextUse(slot);
                case TRUTH, REAL, ANY -> new AnyUse(slot);
            };
        }
    }

    private static final class NumberUse extends Node.NumberNode {

        private final int fSlot;

        NumberUse(int slot) {
            fSlot = slot;
        }

        @Override
        boolean isSteady() {
            return true;
        }

        @Override
        long number(Moment m) {
            return m.numbers[fSlot];
        }
    }

    private static final class TextUse extends Node.TextNode {

        private final int fSlot;

        TextUse(int slot) {
            fSlot = slot;
        }

        @Override
        boolean isSteady() {
            return true;
        }

        @Override
        String given(Moment m) {
            return String.valueOf(m.objects[fSlot]);
        }
    }

    /** The use of a name whose value may be null. */
    static final class AnyUse extends Node.AnyNode {

        final int fSlot;

        AnyUse(int slot) {
            fSlot = slot;
        }

        @Override
        boolean isSteady() {
            return true;
        }

        @Override
        @Nullable
        Object raw(Moment m) {
            return m.objects[fSlot];
        }

        @Override
        @Nullable
        Object value(Moment m) {
            return Values.normal(m.objects[fSlot]);
        }
    }
}
