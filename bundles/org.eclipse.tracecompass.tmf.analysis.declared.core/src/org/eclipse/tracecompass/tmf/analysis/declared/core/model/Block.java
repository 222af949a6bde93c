package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

import java.util.List;

/**
 * Statements that are carried out one after the other. A name that {@code let} gives is known from
 * there to the end of the block, in the blocks inside it too.
 *
 * @param statements the statements
 * @param end where it ends, with the comments before that
 */
public record Block(List<Statement> statements, Origin end) {

    /** Keeps the statements as they are at this moment. */
    public Block {
        statements = List.copyOf(statements);
    }
}
