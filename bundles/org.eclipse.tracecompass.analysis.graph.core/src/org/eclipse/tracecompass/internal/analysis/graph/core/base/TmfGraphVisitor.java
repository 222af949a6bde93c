package org.eclipse.tracecompass.internal.analysis.graph.core.base;

import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraphVisitor;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;

/** A visitor that looks at nothing; subclasses override what they want to see. */
public class TmfGraphVisitor implements ITmfGraphVisitor {

    @Override
    public void visitHead(ITmfVertex vertex) {
        // Subclasses look at what they want to see.
    }

    @Override
    public void visit(ITmfVertex vertex) {
        // Subclasses look at what they want to see.
    }

    @Override
    public void visit(ITmfEdge edge, boolean horizontal) {
        // Subclasses look at what they want to see.
    }
}
