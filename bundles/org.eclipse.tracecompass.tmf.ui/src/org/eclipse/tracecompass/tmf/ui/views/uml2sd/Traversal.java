package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.BaseMessage;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.BasicExecutionOccurrence;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Frame;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.GraphNode;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Lifeline;

/** Finds the node beside another one, for the arrow keys. */
final class Traversal {

    private final SDWidget widget;

    Traversal(SDWidget widget) {
        this.widget = widget;
    }

    private Lifeline lifeline(int index) {
        Frame frame = widget.getFrame();
        return frame == null ? null : frame.getLifeline(index);
    }

    private static Lifeline lifelineOf(GraphNode node) {
        if (node instanceof BaseMessage message) {
            return message.getStartLifeline() == null
                    ? message.getEndLifeline()
                    : message.getStartLifeline();
        }
        if (node instanceof BasicExecutionOccurrence execution) {
            return execution.getLifeline();
        }
        return node instanceof Lifeline lifeline ? lifeline : null;
    }

    /** The receiver of a message, else the lifeline to the right. */
    GraphNode right(GraphNode from) {
        if (from instanceof BaseMessage message && message.getEndLifeline() != null) {
            GraphNode called = widget.getFrame().getCalledMessage(message);
            return called == null ? message.getEndLifeline() : called;
        }
        Lifeline lifeline = lifelineOf(from);
        return lifeline == null ? lifeline(0) : lifeline(lifeline.getIndex());
    }

    /** What led to a message, else the lifeline to the left. */
    GraphNode left(GraphNode from) {
        if (from instanceof BaseMessage message) {
            GraphNode caller = widget.getFrame().getCallerMessage(message);
            return caller == null ? message.getStartLifeline() : caller;
        }
        Lifeline lifeline = lifelineOf(from);
        return lifeline == null ? lifeline(0) : lifeline(lifeline.getIndex() - 2);
    }

    /** The message before, or the lifeline above the first one. */
    GraphNode up(GraphNode from) {
        Lifeline lifeline = lifelineOf(from);
        if (from instanceof BaseMessage message && lifeline != null) {
            GraphNode before = widget.getFrame().getPrevLifelineMessage(lifeline, message);
            return before == null ? lifeline : before;
        }
        if (from instanceof BasicExecutionOccurrence execution) {
            GraphNode before = widget.getFrame().getPrevExecOccurrence(execution);
            return before == null ? lifeline : before;
        }
        return lifeline == null ? lifeline(0) : lifeline;
    }

    /** The next message of a lifeline. */
    GraphNode down(GraphNode from) {
        Lifeline lifeline = lifelineOf(from);
        if (lifeline == null) {
            return lifeline(0);
        }
        if (from instanceof BasicExecutionOccurrence execution) {
            return widget.getFrame().getNextExecOccurrence(execution);
        }
        BaseMessage message = from instanceof BaseMessage known ? known : null;
        GraphNode next = widget.getFrame().getNextLifelineMessage(lifeline, message);
        return next == null && message == null
                ? widget.getFrame().getFirstExecution(lifeline)
                : next;
    }

    /** The lifeline of a node, at its top. */
    GraphNode home(GraphNode from) {
        Lifeline lifeline = lifelineOf(from);
        return lifeline == null ? lifeline(0) : lifeline;
    }

    /** The last message of the lifeline of a node. */
    GraphNode end(GraphNode from) {
        Lifeline lifeline = lifelineOf(from);
        if (lifeline == null) {
            Frame frame = widget.getFrame();
            return frame == null ? null : lifeline(frame.lifeLinesCount() - 1);
        }
        GraphNode last = from instanceof BaseMessage ? from : null;
        GraphNode next = down(last == null ? lifeline : last);
        while (next instanceof BaseMessage) {
            last = next;
            next = down(last);
        }
        return last == null ? widget.getFrame().getLastExecOccurrence(lifeline) : last;
    }
}
