package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IColor;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IGC;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.TimeEventComparator;

/**
 * A sequence diagram: its lifelines from left to right, and the messages between them.
 *
 * @since 9.5.0
 */
public class Frame extends BasicFrame {

    private LifelineCategories[] categories;
    private List<SDTimeEvent> executions;
    private Lifeline highlightLifeline;
    private int startEvent;
    private int numberOfEvents;
    private IColor highlightColor;

    private List<GraphNode> nodes(String id) {
        List<GraphNode> list = getForwardNodes().get(id);
        return list == null ? new ArrayList<>() : list;
    }

    private GraphNode node(String id, int index) {
        List<GraphNode> list = nodes(id);
        return index >= 0 && index < list.size() ? list.get(index) : null;
    }

    private int firstVisible(String id) {
        return getIndexes().getOrDefault(id, 0);
    }

    /** The lifelines, from left to right. */
    protected List<GraphNode> getLifelines() {
        return nodes(Lifeline.LIFELINE_TAG);
    }

    /** The number of lifelines. */
    public int lifeLinesCount() {
        return getLifelines().size();
    }

    /** A lifeline; null if there is none at the index. */
    public Lifeline getLifeline(int index) {
        return (Lifeline) node(Lifeline.LIFELINE_TAG, index);
    }

    /** The synchronous messages, from top to bottom. */
    protected List<GraphNode> getSyncMessages() {
        return nodes(SyncMessage.SYNC_MESS_TAG);
    }

    /** The number of synchronous messages. */
    public int syncMessageCount() {
        return getSyncMessages().size();
    }

    /** A synchronous message; null if there is none at the index. */
    public SyncMessage getSyncMessage(int index) {
        return (SyncMessage) node(SyncMessage.SYNC_MESS_TAG, index);
    }

    /** The index of the first synchronous message that can be seen. */
    public int getFirstVisibleSyncMessage() {
        return firstVisible(SyncMessage.SYNC_MESS_TAG);
    }

    /** The asynchronous messages, from top to bottom. */
    protected List<GraphNode> getAsyncMessages() {
        return nodes(AsyncMessage.ASYNC_MESS_TAG);
    }

    /** The number of asynchronous messages. */
    public int asyncMessageCount() {
        return getAsyncMessages().size();
    }

    /** An asynchronous message; null if there is none at the index. */
    public AsyncMessage getAsyncMessage(int index) {
        return (AsyncMessage) node(AsyncMessage.ASYNC_MESS_TAG, index);
    }

    /** The index of the first asynchronous message that can be seen. */
    public int getFirstVisibleAsyncMessage() {
        return firstVisible(AsyncMessage.ASYNC_MESS_TAG);
    }

    /** The returns of synchronous messages, from top to bottom. */
    protected List<GraphNode> getSyncMessagesReturn() {
        return nodes(SyncMessageReturn.SYNC_MESS_RET_TAG);
    }

    /** The number of returns of synchronous messages. */
    public int syncMessageReturnCount() {
        return getSyncMessagesReturn().size();
    }

    /** A return of a synchronous message; null if there is none at the index. */
    public SyncMessageReturn getSyncMessageReturn(int index) {
        return (SyncMessageReturn) node(SyncMessageReturn.SYNC_MESS_RET_TAG, index);
    }

    /** The index of the first return of a synchronous message that can be seen. */
    public int getFirstVisibleSyncMessageReturn() {
        return firstVisible(SyncMessageReturn.SYNC_MESS_RET_TAG);
    }

    /** The returns of asynchronous messages, from top to bottom. */
    protected List<GraphNode> getAsyncMessagesReturn() {
        return nodes(AsyncMessageReturn.ASYNC_MESS_RET_TAG);
    }

    /** The number of returns of asynchronous messages. */
    public int asyncMessageReturnCount() {
        return getAsyncMessagesReturn().size();
    }

    /** A return of an asynchronous message; null if there is none at the index. */
    public AsyncMessageReturn getAsyncMessageReturn(int index) {
        return (AsyncMessageReturn) node(AsyncMessageReturn.ASYNC_MESS_RET_TAG, index);
    }

    /** The index of the first return of an asynchronous message that can be seen. */
    public int getFirstVisibleAsyncMessageReturn() {
        return firstVisible(AsyncMessageReturn.ASYNC_MESS_RET_TAG);
    }

    /** The index of the first lifeline that can be seen. */
    public int getFirstVisibleLifeline() {
        return firstVisible(Lifeline.LIFELINE_TAG);
    }

    /** Adds a lifeline at the right. */
    public void addLifeLine(Lifeline lifeline) {
        setComputeMinMax(true);
        if (lifeline == null) {
            return;
        }
        lifeline.setIndex(getNewHorizontalIndex());
        lifeline.setFrame(this);
        executions = null;
        addNode(lifeline);
    }

    /** The times of executions, in their order. */
    public List<SDTimeEvent> getExecutionOccurrencesWithTime() {
        if (executions == null) {
            List<SDTimeEvent> times = new ArrayList<>();
            for (GraphNode lifeline : getLifelines()) {
                addTimes(times, ((Lifeline) lifeline).getExecutions());
            }
            times.sort(new TimeEventComparator());
            executions = times;
        }
        return executions;
    }

    /** Sets the times of executions. */
    protected void setExecutionOccurrencesWithTime(List<SDTimeEvent> occurences) {
        executions = occurences;
    }

    /** Moves a lifeline to the right of another one; null for the left end. */
    public void insertLifelineAfter(Lifeline toInsert, Lifeline after) {
        if (toInsert == null || toInsert == after) {
            return;
        }
        move(toInsert, lifelines -> after == null ? 0 : lifelines.indexOf(after) + 1);
    }

    /** Moves a lifeline to the left of another one; null for the left end. */
    public void insertLifelineBefore(Lifeline toInsert, Lifeline before) {
        if (toInsert == null || toInsert == before) {
            return;
        }
        move(toInsert, lifelines -> before == null ? 0 : lifelines.indexOf(before));
    }

    private void move(Lifeline lifeline, ToIntFunction<List<GraphNode>> place) {
        List<GraphNode> lifelines = getLifelines();
        lifelines.remove(lifeline);
        int at = place.applyAsInt(lifelines);
        lifelines.add(Math.clamp(at, 0, lifelines.size()), lifeline);
        for (int i = 0; i < lifelines.size(); i++) {
            ((Lifeline) lifelines.get(i)).setIndex(i + 1);
        }
    }

    /** The lifeline whose middle is nearest to an x coordinate; null if there is none. */
    public Lifeline getCloserLifeline(int x) {
        Lifeline nearest = null;
        int distance = Integer.MAX_VALUE;
        for (GraphNode node : getLifelines()) {
            int away = Math.abs(node.getX() + node.getWidth() / 2 - x);
            if (away < distance) {
                distance = away;
                nearest = (Lifeline) node;
            }
        }
        return nearest;
    }

    /**
     * Moves lifelines.
     *
     * @param list arrays of two lifelines: the first one goes to the left of the second one; if
     *     that is null, to the right end
     */
    public void reorder(List<?> list) {
        for (Object item : list) {
            if (item instanceof Lifeline[] pair && pair.length == 2 && pair[0] != pair[1]) {
                if (pair[1] == null) {
                    insertLifelineAfter(pair[0], getLifeline(lifeLinesCount() - 1));
                } else {
                    insertLifelineBefore(pair[0], pair[1]);
                }
            }
        }
    }

    /** Highlights nothing any more. */
    public void resetTimeCompression() {
        highlightLifeline = null;
    }

    @Override
    protected void computeMinMax() {
        executions = null;
        super.computeMinMax();
    }

    /**
     * Finds what surrounds a time.
     *
     * @param dateToFind the time
     * @param bounds gets the last node that is not after the time, and the first that is not before
     *     it; null where there is none
     * @return whether there is one on both sides
     */
    public boolean findDateBounds(ITmfTimestamp dateToFind, ITimeRange[] bounds) {
        bounds[0] = null;
        bounds[1] = null;
        if (!hasTimeInfo()) {
            return false;
        }
        for (SDTimeEvent event : buildTimeArray()) {
            int order = event.getTime().compareTo(dateToFind);
            if (order <= 0) {
                bounds[0] = event.getGraphNode();
            }
            if (order >= 0 && bounds[1] == null) {
                bounds[1] = event.getGraphNode();
            }
        }
        return bounds[0] != null && bounds[1] != null;
    }

    /**
     * Highlights some events.
     *
     * @param lifeline at which lifeline; null for all
     * @param startEvent the first event
     * @param nbEvent how many events it spans
     * @param color the colour
     */
    public void highlightTimeCompression(
            Lifeline lifeline, int startEvent, int nbEvent, IColor color) {
        highlightLifeline = lifeline == null ? getLifeline(0) : lifeline;
        this.startEvent = startEvent;
        numberOfEvents = nbEvent;
        highlightColor = color;
    }

    /** Sets the kinds of lifelines. */
    public void setLifelineCategories(LifelineCategories[] categories) {
        this.categories = categories == null ? null : categories.clone();
    }

    /** The kinds of lifelines; null for none. */
    public LifelineCategories[] getLifelineCategories() {
        return categories == null ? null : categories.clone();
    }

    /** Adds a message. */
    public void addMessage(BaseMessage message) {
        setComputeMinMax(true);
        if (message instanceof ITimeRange range && range.hasTimeInfo()) {
            setHasTimeInfo(true);
        }
        int last = Math.max(message.getStart(), message.getEnd());
        if (getMaxEventOccurrence() < last) {
            setMaxEventOccurrence(last);
        }
        addNode(message);
    }

    @Override
    public void draw(IGC context) {
        super.draw(context, true);
        for (GraphNode lifeline : getLifelines()) {
            ((Lifeline) lifeline).drawHeaderAbove(context);
        }
        if (highlightLifeline != null) {
            IColor color =
                    highlightColor == null
                            ? prefs().getTimeCompressionSelectionColor()
                            : highlightColor;
            highlightLifeline.highlightExecOccurrenceRegion(
                    context, startEvent, numberOfEvents, color);
        }
    }

    @Override
    protected List<SDTimeEvent> buildTimeArray() {
        List<SDTimeEvent> times = super.buildTimeArray();
        if (hasTimeInfo()) {
            times.addAll(getExecutionOccurrencesWithTime());
            times.sort(new TimeEventComparator());
        }
        return times;
    }

    // --- from message to message

    /** The message of a list that leaves a lifeline, nearest to another one above or below it. */
    protected GraphNode getCloserLeavingMessage(
            Lifeline lifeline, BaseMessage message, List<GraphNode> list, boolean smallerEvent) {
        return closest(
                list,
                message,
                smallerEvent,
                candidate -> candidate.getStartLifeline() == lifeline,
                BaseMessage::getStart);
    }

    /** The message of a list that enters a lifeline, nearest to another one above or below it. */
    protected GraphNode getCloserEnteringMessage(
            Lifeline lifeline, BaseMessage message, List<GraphNode> list, boolean smallerEvent) {
        return closest(
                list,
                message,
                smallerEvent,
                candidate -> candidate.getEndLifeline() == lifeline,
                BaseMessage::getEnd);
    }

    private static GraphNode closest(
            List<GraphNode> list,
            BaseMessage message,
            boolean above,
            Predicate<BaseMessage> wanted,
            ToIntFunction<BaseMessage> event) {
        BaseMessage best = null;
        for (GraphNode node : list) {
            BaseMessage candidate = (BaseMessage) node;
            if (candidate == message || !wanted.test(candidate)) {
                continue;
            }
            int at = event.applyAsInt(candidate);
            boolean fits;
            if (message == null) {
                fits = true;
            } else {
                fits = above ? at < message.getStart() : at > message.getEnd();
            }
            boolean nearer =
                    best == null
                            || (above ? at > event.applyAsInt(best) : at < event.applyAsInt(best));
            if (fits && nearer) {
                best = candidate;
            }
        }
        return best;
    }

    /** How many events a message is away from an event. */
    protected int distanceFromEvent(GraphNode node, int event) {
        return node instanceof BaseMessage message
                ? Math.min(Math.abs(message.getStart() - event), Math.abs(message.getEnd() - event))
                : Math.abs(node.getStartOccurrence() - event);
    }

    /** The one of two nodes that is nearer to an event; null only if both are. */
    protected GraphNode getCloserToEvent(GraphNode node1, GraphNode node2, int event) {
        if (node1 == null || node2 == null) {
            return node1 == null ? node2 : node1;
        }
        return distanceFromEvent(node1, event) <= distanceFromEvent(node2, event) ? node1 : node2;
    }

    private List<List<GraphNode>> messageLists() {
        return List.of(
                getSyncMessages(),
                getSyncMessagesReturn(),
                getAsyncMessages(),
                getAsyncMessagesReturn());
    }

    private GraphNode leaving(Lifeline lifeline, BaseMessage from, boolean above) {
        int event = from == null ? 0 : above ? from.getStart() : from.getEnd();
        GraphNode best = null;
        for (List<GraphNode> list : messageLists()) {
            GraphNode found = getCloserLeavingMessage(lifeline, from, list, above);
            best = getCloserToEvent(best, found, event);
        }
        return best;
    }

    /** The next message that the receiver of a message sends; null if there is none. */
    public GraphNode getCalledMessage(BaseMessage startMessage) {
        Lifeline receiver =
                startMessage.getEndLifeline() == null
                        ? startMessage.getStartLifeline()
                        : startMessage.getEndLifeline();
        return receiver == null ? null : leaving(receiver, startMessage, false);
    }

    /** The message before a message that its sender received; null if there is none. */
    public GraphNode getCallerMessage(BaseMessage startMessage) {
        Lifeline sender = startMessage.getStartLifeline();
        GraphNode best = null;
        if (sender != null) {
            for (List<GraphNode> list : messageLists()) {
                GraphNode found = getCloserEnteringMessage(sender, startMessage, list, true);
                best = getCloserToEvent(best, found, startMessage.getStart());
            }
        }
        return best;
    }

    /** The message that a lifeline sends next after another one; null if there is none. */
    public GraphNode getNextLifelineMessage(Lifeline lifeline, BaseMessage startMessage) {
        return leaving(lifeline, startMessage, false);
    }

    /** The message that a lifeline sends last before another one; null if there is none. */
    public GraphNode getPrevLifelineMessage(Lifeline lifeline, BaseMessage startMessage) {
        return leaving(lifeline, startMessage, true);
    }

    private static BasicExecutionOccurrence execution(Lifeline lifeline, int index) {
        List<GraphNode> all = lifeline == null ? List.of() : lifeline.getExecutions();
        return index >= 0 && index < all.size() ? (BasicExecutionOccurrence) all.get(index) : null;
    }

    private static BasicExecutionOccurrence neighbour(BasicExecutionOccurrence exec, int step) {
        Lifeline lifeline = exec == null ? null : exec.getLifeline();
        return lifeline == null
                ? null
                : execution(lifeline, lifeline.getExecutions().indexOf(exec) + step);
    }

    /** The first execution of a lifeline; null if there is none. */
    public BasicExecutionOccurrence getFirstExecution(Lifeline lifeline) {
        return execution(lifeline, 0);
    }

    /** The execution before another one of its lifeline; null if there is none. */
    public BasicExecutionOccurrence getPrevExecOccurrence(BasicExecutionOccurrence exec) {
        return neighbour(exec, -1);
    }

    /** The execution after another one of its lifeline; null if there is none. */
    public BasicExecutionOccurrence getNextExecOccurrence(BasicExecutionOccurrence exec) {
        return neighbour(exec, 1);
    }

    /** The last execution of a lifeline; null if there is none. */
    public BasicExecutionOccurrence getLastExecOccurrence(Lifeline lifeline) {
        return lifeline == null ? null : execution(lifeline, lifeline.getExecutions().size() - 1);
    }

    // --- what is highlighted

    /** The lifeline that is highlighted; null for none. */
    protected Lifeline getHighlightLifeline() {
        return highlightLifeline;
    }

    /** The first event that is highlighted. */
    protected int getStartEvent() {
        return startEvent;
    }

    /** How many events are highlighted. */
    protected int getNumberOfEvents() {
        return numberOfEvents;
    }

    /** The colour of what is highlighted. */
    protected IColor getHighlightColor() {
        return highlightColor;
    }

    /** Sets the lifeline that is highlighted; null for none. */
    protected void setHighlightLifeline(Lifeline lifeline) {
        highlightLifeline = lifeline;
    }

    /** Sets the first event that is highlighted. */
    protected void setStartEvent(int startEvent) {
        this.startEvent = startEvent;
    }

    /** Sets how many events are highlighted. */
    protected void setNumberOfEvents(int nbEvents) {
        numberOfEvents = nbEvents;
    }

    /** Sets the colour of what is highlighted. */
    protected void setHighlightColor(IColor color) {
        highlightColor = color;
    }
}
