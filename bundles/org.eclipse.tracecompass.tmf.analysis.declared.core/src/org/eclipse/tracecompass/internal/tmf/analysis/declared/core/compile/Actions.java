package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;

/** The statements of the language. */
final class Actions {

    private Actions() {}

    /** Gives an attribute a value. */
    static Action modify(CompiledPath path, Node value, Origin origin) {
        return value instanceof Node.ConstantNumber
                ? new ModifyConstant(path, value, origin)
                : value.is(Node.Kind.NUMBER)
                        ? new ModifyNumber(path, value, origin)
                        : new Modify(path, value, origin);
    }

    private static final class ModifyConstant extends Action {

        private final CompiledPath fPath;
        private final Store fStore;
        private final long fValue;

        ModifyConstant(CompiledPath path, Node value, Origin origin) {
            super(origin);
            fPath = path;
            fStore = path.store();
            fValue = Values.number(Node.constant(value));
        }

        @Override
        void run(Moment m) {
            int attribute = fPath.findOrAdd(m);
            if (attribute != Store.NONE) {
                fStore.set(m.time(), fValue, attribute);
            }
        }
    }

    private static final class ModifyNumber extends Action {

        private final CompiledPath fPath;
        private final Store fStore;
        private final Node fValue;

        ModifyNumber(CompiledPath path, Node value, Origin origin) {
            super(origin);
            fPath = path;
            fStore = path.store();
            fValue = value;
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

    private static final class Modify extends Action {

        private final CompiledPath fPath;
        private final Store fStore;
        private final Node fValue;

        Modify(CompiledPath path, Node value, Origin origin) {
            super(origin);
            fPath = path;
            fStore = path.store();
            fValue = value;
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
    static final class Remove extends Action {

        private final CompiledPath fPath;

        Remove(CompiledPath path, Origin origin) {
            super(origin);
            fPath = path;
        }

        @Override
        void run(Moment m) {
            int attribute = fPath.find(m);
            if (attribute != Store.NONE) {
                fPath.store().remove(m.time(), attribute);
            }
        }
    }

    /** Puts a value on a stack. */
    static final class Push extends Action {

        private final CompiledPath fPath;
        private final Node fValue;

        Push(CompiledPath path, Node value, Origin origin) {
            super(origin);
            fPath = path;
            fValue = value;
        }

        @Override
        void run(Moment m) {
            Object value = fValue.value(m);
            int attribute = fPath.findOrAdd(m);
            if (attribute != Store.NONE) {
                fPath.store().push(m.time(), value, attribute);
            }
        }
    }

    /** Takes a value from a stack. */
    static final class Pop extends Action {

        private final CompiledPath fPath;

        Pop(CompiledPath path, Origin origin) {
            super(origin);
            fPath = path;
        }

        @Override
        void run(Moment m) {
            int attribute = fPath.find(m);
            if (attribute != Store.NONE) {
                fPath.store().pop(m.time(), attribute);
            }
        }
    }

    /** Adds to a number. */
    static final class Increment extends Action {

        private final CompiledPath fPath;
        private final Node fAmount;

        Increment(CompiledPath path, Node amount, Origin origin) {
            super(origin);
            fPath = path;
            fAmount = amount;
        }

        @Override
        void run(Moment m) {
            Object amount = fAmount.value(m);
            if (amount == null) {
                return;
            }
            int attribute = fPath.findOrAdd(m);
            if (attribute != Store.NONE) {
                fPath.store().add(m.time(), amount, attribute);
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
