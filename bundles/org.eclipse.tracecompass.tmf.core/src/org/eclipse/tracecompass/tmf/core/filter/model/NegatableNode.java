package org.eclipse.tracecompass.tmf.core.filter.model;

import org.eclipse.jdt.annotation.Nullable;

/** Base of the nodes whose answer can be turned round. */
abstract class NegatableNode extends TmfFilterTreeNode implements ITmfFilterWithNot {

    private boolean not;

    NegatableNode(@Nullable ITmfFilterTreeNode parent) {
        super(parent);
    }

    @Override
    public boolean isNot() {
        return not;
    }

    @Override
    public void setNot(boolean not) {
        this.not = not;
    }

    /** An expression, negated when the node is. */
    String negate(String expression) {
        return not ? "!(" + expression + ')' : expression;
    }
}
