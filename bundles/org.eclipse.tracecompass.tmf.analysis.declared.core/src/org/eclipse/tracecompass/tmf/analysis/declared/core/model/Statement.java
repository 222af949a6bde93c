package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

import java.util.Optional;

/**
 * A step of a rule. A path that has a null part names no attribute: a change of it does nothing.
 */
public sealed interface Statement {

    /** Returns where it was read. */
    Origin origin();

    /** A change of an attribute at the time of the event. */
    sealed interface Change extends Statement {

        /** Returns the attribute. */
        AttributePath path();

        /** Returns the value, or the amount, if the change has one. */
        Optional<Expression> operand();
    }

    /**
     * Sets the value of an attribute. Setting the same value is not a change; null removes the
     * value.
     *
     * @param path the attribute
     * @param value the value
     * @param origin where it was read
     */
    record Modify(AttributePath path, Expression value, Origin origin) implements Change {

        @Override
        public Optional<Expression> operand() {
            return Optional.of(value);
        }
    }

    /**
     * Takes away the values of an attribute and of all below it. The attribute is not created.
     *
     * @param path the attribute
     * @param origin where it was read
     */
    record Remove(AttributePath path, Origin origin) implements Change {

        @Override
        public Optional<Expression> operand() {
            return Optional.empty();
        }
    }

    /**
     * Puts a value on the stack of an attribute.
     *
     * @param path the attribute; it holds the depth, its children 1, 2, … the values
     * @param value the value
     * @param origin where it was read
     */
    record Push(AttributePath path, Expression value, Origin origin) implements Change {

        @Override
        public Optional<Expression> operand() {
            return Optional.of(value);
        }
    }

    /**
     * Takes the topmost value from the stack of an attribute. From an empty one nothing is taken.
     *
     * @param path the attribute
     * @param origin where it was read
     */
    record Pop(AttributePath path, Origin origin) implements Change {

        @Override
        public Optional<Expression> operand() {
            return Optional.empty();
        }
    }

    /**
     * Adds to the number that an attribute has; one without a value is taken for 0.
     *
     * @param path the attribute
     * @param by the amount; 1 if there is none. A null amount changes nothing.
     * @param origin where it was read
     */
    record Increment(AttributePath path, Optional<Expression> by, Origin origin) implements Change {

        @Override
        public Optional<Expression> operand() {
            return by;
        }
    }

    /**
     * A choice.
     *
     * @param condition what is asked; null counts as false
     * @param then what happens if it is true
     * @param otherwise what happens if it is false
     * @param origin where it was read
     */
    record If(Expression condition, Block then, Optional<Block> otherwise, Origin origin)
            implements Statement {}

    /**
     * Names a value.
     *
     * @param name the name, an identifier
     * @param value the value; evaluated once, here
     * @param origin where it was read
     */
    record Let(String name, Expression value, Origin origin) implements Statement {}
}
