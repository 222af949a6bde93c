package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.objectweb.asm.Opcodes;

/**
 * Names a value, which is then in a local variable; if the rule has several parts, the moment takes
 * it to the others.
 *
 * @param place the place of the statement in the rule
 * @param slot the number of the name in the rule
 * @param value the value
 */
record Let(int place, int slot, Node value) implements Action {

    @Override
    public void write(RuleCode c) {
        c.place(place);
        Use use = use();
        use.take(value, c);
        RuleCode.Local local = c.keep(slot, use.kind().type());
        if (c.sharesLets()) {
            use.pushShared(c);
            c.load(local);
            c.op(use.is(Node.Kind.NUMBER) ? Opcodes.LASTORE : Opcodes.AASTORE);
        }
    }

    /** Returns the use of the name. */
    Use use() {
        return new Use(
                slot,
                switch (value.kind()) {
                    case NUMBER, TEXT, ANY -> value.kind();
                    case TRUTH, REAL -> Node.Kind.ANY;
                });
    }

    /** The use of the name. */
    static final class Use extends Node {

        private static final Call NORMAL = Call.of(Values.class, "normal", Object.class);

        private final int slot;
        private final Kind kind;

        private Use(int slot, Kind kind) {
            this.slot = slot;
            this.kind = kind;
        }

        @Override
        Kind kind() {
            return kind;
        }

        @Override
        boolean isSteady() {
            return true;
        }

        private void take(Node value, RuleCode c) {
            if (is(Kind.NUMBER)) {
                value.number(c);
            } else if (is(Kind.TEXT)) {
                value.text(c);
            } else {
                value.raw(c);
            }
        }

        /** Pushes the array of the moment, and the index. */
        private void pushShared(RuleCode c) {
            c.pushMoment();
            if (is(Kind.NUMBER)) {
                c.getOfMoment("numbers", long[].class);
            } else {
                c.getOfMoment("objects", Object[].class);
            }
            c.push(slot);
        }

        @Override
        RuleCode.Local local(RuleCode c) {
            RuleCode.Local known = c.kept(slot);
            if (known != null) {
                return known;
            }
            // named in another part of the rule
            pushShared(c);
            c.op(is(Kind.NUMBER) ? Opcodes.LALOAD : Opcodes.AALOAD);
            if (is(Kind.TEXT)) {
                c.cast(String.class);
            }
            return c.keep(slot, kind.type());
        }

        @Override
        void value(RuleCode c) {
            box(local(c), c);
            if (is(Kind.ANY)) {
                c.call(NORMAL);
            }
        }

        @Override
        void raw(RuleCode c) {
            box(local(c), c);
        }

        @Override
        void number(RuleCode c) {
            if (is(Kind.NUMBER)) {
                c.load(local(c));
            } else {
                super.number(c);
            }
        }

        @Override
        void text(RuleCode c) {
            if (is(Kind.TEXT)) {
                c.load(local(c));
            } else {
                super.text(c);
            }
        }
    }
}
