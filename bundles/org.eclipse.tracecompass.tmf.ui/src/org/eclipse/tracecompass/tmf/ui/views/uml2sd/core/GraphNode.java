package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IGC;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences.ISDPreferences;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences.SDViewPref;

/**
 * A node of a sequence diagram, with its place, its name and the nodes in it. Nodes of one kind
 * have an {@linkplain #getArrayId() id}; those of a kind are kept in the order of their comparator,
 * from top to bottom or from left to right. Coordinates are pixels of the diagram, before zoom. Not
 * thread-safe: built by one thread, then drawn on the UI thread.
 *
 * @since 9.5.0
 */
public abstract class GraphNode {

    private final Map<String, List<GraphNode>> nodes = new LinkedHashMap<>();
    private final Map<String, List<GraphNode>> forward = new LinkedHashMap<>();
    private final Map<String, List<GraphNode>> backward = new LinkedHashMap<>();
    private final Map<String, Integer> indexes = new HashMap<>();
    private final Map<String, Boolean> forwardSort = new HashMap<>();
    private final Map<String, Boolean> backwardSort = new HashMap<>();
    private String name = "";
    private boolean selected;
    private boolean focused;
    private boolean children;
    private int startOccurrence;
    private int endOccurrence;
    private String colorPrefId = "";

    /** The colours and fonts to draw with. */
    static ISDPreferences prefs() {
        return SDViewPref.getInstance();
    }

    /** Forgets which nodes can be seen. */
    public void resetIndex() {
        indexes.replaceAll((id, first) -> 0);
    }

    /**
     * Adds a node in this one.
     *
     * @param nodeToAdd the node
     */
    public void addNode(GraphNode nodeToAdd) {
        String id = nodeToAdd.getArrayId();
        List<GraphNode> list = nodes.computeIfAbsent(id, i -> new ArrayList<>());
        children = true;
        indexes.putIfAbsent(id, 0);
        forwardSort.putIfAbsent(id, false);
        Comparator<GraphNode> order = nodeToAdd.getComparator();
        if (order != null
                && !list.isEmpty()
                && order.compare(list.get(list.size() - 1), nodeToAdd) > 0) {
            forwardSort.put(id, true);
        }
        list.add(nodeToAdd);
        forward.put(id, list);
        if (nodeToAdd.getBackComparator() != null) {
            backward.computeIfAbsent(id, i -> new ArrayList<>()).add(nodeToAdd);
            backwardSort.put(id, true);
        }
    }

    /** Puts those lists in order to which nodes were added out of order. */
    private void sort() {
        forwardSort.replaceAll(
                (id, needed) -> {
                    List<GraphNode> list = forward.get(id);
                    if (needed && list != null) {
                        list.sort(list.get(0).getComparator());
                    }
                    return false;
                });
        backwardSort.replaceAll(
                (id, needed) -> {
                    List<GraphNode> list = backward.get(id);
                    if (needed && list != null) {
                        list.sort(list.get(0).getBackComparator());
                    }
                    return false;
                });
    }

    /** Sets the name. */
    public void setName(String nodeName) {
        name = nodeName;
    }

    /** The name. */
    public String getName() {
        return name;
    }

    /** Draws the node as selected or not. */
    public void setSelected(boolean selection) {
        selected = selection;
    }

    /** Draws the node with the keyboard focus or not. */
    public void setFocused(boolean focus) {
        focused = focus;
    }

    /** Whether the node is selected. */
    public boolean isSelected() {
        return selected;
    }

    /** Whether the node has the keyboard focus. */
    public boolean hasFocus() {
        return focused;
    }

    /** Whether a point belongs to the node. */
    public abstract boolean contains(int x, int y);

    /** The left edge; for something drawn to the left, where it begins. */
    public abstract int getX();

    /** The upper edge. */
    public abstract int getY();

    /** The height. */
    public abstract int getHeight();

    /** The width; negative for something drawn to the left. */
    public abstract int getWidth();

    /** Draws the node. */
    protected abstract void draw(IGC context);

    /** Whether a part of the node is in a rectangle. */
    public boolean isVisible(int x, int y, int width, int height) {
        return true;
    }

    /** The order of nodes of this kind; null for none. */
    public Comparator<GraphNode> getComparator() {
        return null;
    }

    /** Another order of nodes of this kind, by their end; null for none. */
    public Comparator<GraphNode> getBackComparator() {
        return null;
    }

    /** Whether another node stands for the same. */
    public boolean isSameAs(GraphNode node) {
        return this == node;
    }

    /** The id of nodes of this kind. */
    public abstract String getArrayId();

    /** Whether the node begins below or right of a point, so that no later one has the point. */
    public boolean positiveDistanceToPoint(int x, int y) {
        return false;
    }

    /**
     * The node at a point, the innermost one.
     *
     * @return the node; null if there is none
     */
    public GraphNode getNodeAt(int x, int y) {
        sort();
        GraphNode found = null;
        for (Map.Entry<String, List<GraphNode>> kind : forward.entrySet()) {
            int first = indexes.getOrDefault(kind.getKey(), 0);
            GraphNode node = getNodeFromListAt(x, y, kind.getValue(), first);
            if (node != null) {
                found = node;
            }
        }
        return found;
    }

    /**
     * The nodes from one to another, in the order of their kind.
     *
     * @param from a node in this one
     * @param to another one of the same kind; nodes are in the same order if it comes first
     * @return the nodes, both included; empty if they are not of one kind
     */
    public List<GraphNode> getNodeList(GraphNode from, GraphNode to) {
        sort();
        if (from != null && to != null) {
            for (List<GraphNode> list : forward.values()) {
                int first = list.indexOf(from);
                int last = list.indexOf(to);
                if (first >= 0 && last >= 0) {
                    return new ArrayList<>(
                            list.subList(Math.min(first, last), Math.max(first, last) + 1));
                }
            }
        }
        return new ArrayList<>();
    }

    /**
     * The node of a list at a point, or the node in it that is there.
     *
     * @param list the nodes in their order
     * @param fromIndex the first of them that can be there
     * @return the node; null if there is none
     */
    protected GraphNode getNodeFromListAt(int x, int y, List<GraphNode> list, int fromIndex) {
        if (list == null) {
            return null;
        }
        for (int i = Math.max(0, fromIndex); i < list.size(); i++) {
            GraphNode node = list.get(i);
            if (node.positiveDistanceToPoint(x, y)) {
                return null;
            }
            if (node.contains(x, y)) {
                GraphNode inner = node.hasChildren() ? node.getNodeAt(x, y) : null;
                return inner == null ? node : inner;
            }
        }
        return null;
    }

    /** The event where the node starts, from the top of the diagram. */
    public int getStartOccurrence() {
        return startOccurrence;
    }

    /** The event where the node ends. */
    public int getEndOccurrence() {
        return endOccurrence;
    }

    /** Finds the first nodes of each kind that can be seen in a rectangle. */
    public void updateIndex(int x, int y, int width, int height) {
        sort();
        forward.forEach(
                (id, list) -> {
                    int first = 0;
                    while (first < list.size() && !list.get(first).isVisible(x, y, width, height)) {
                        first++;
                    }
                    indexes.put(id, first == list.size() ? 0 : first);
                    list.stream()
                            .filter(GraphNode::hasChildren)
                            .forEach(node -> node.updateIndex(x, y, width, height));
                });
    }

    /** Draws the nodes in this one that can be seen. */
    protected void drawChildenNodes(IGC context) {
        forward.forEach((id, list) -> drawNodes(context, list, indexes.getOrDefault(id, 0), 1));
    }

    /**
     * Draws the nodes of a list that can be seen; selected ones on top of the others.
     *
     * @param list the nodes
     * @param startIndex the first one to draw
     * @param step 1 to draw each node, 2 every other, and so on
     * @return the number of nodes that were drawn
     */
    protected int drawNodes(IGC context, List<GraphNode> list, int startIndex, int step) {
        int x = context.getContentsX();
        int y = context.getContentsY();
        int width = context.getVisibleWidth();
        int height = context.getVisibleHeight();
        int drawn = 0;
        List<GraphNode> last = new ArrayList<>();
        for (int i = startIndex; i < list.size(); i += step) {
            GraphNode node = list.get(i);
            if (node.positiveDistanceToPoint(x + width, y + height)) {
                break;
            }
            if (node.isVisible(x, y, width, height)) {
                drawn++;
                if (node.isSelected()) {
                    last.add(node);
                } else {
                    drawWithFocus(node, context);
                }
            }
        }
        last.forEach(node -> drawWithFocus(node, context));
        return drawn;
    }

    private static void drawWithFocus(GraphNode node, IGC context) {
        node.draw(context);
        if (node.hasFocus()) {
            node.drawFocus(context);
        }
    }

    /** Draws the sign of the keyboard focus. */
    public void drawFocus(IGC context) {
        context.drawFocus(getX(), getY(), getWidth(), getHeight());
    }

    /** Whether a rectangle, which may extend to the left or up, has a point. */
    public static boolean contains(int x, int y, int width, int height, int px, int py) {
        return px >= Math.min(x, x + width)
                && px <= Math.max(x, x + width)
                && py >= Math.min(y, y + height)
                && py <= Math.max(y, y + height);
    }

    /** Sets the event where the node starts. */
    protected void setStartOccurrence(int occurence) {
        startOccurrence = occurence;
    }

    /** Sets the event where the node ends. */
    protected void setEndOccurrence(int occurence) {
        endOccurrence = occurence;
    }

    /** Sets the preference with the colours and the font of the node. */
    protected void setColorPrefId(String id) {
        colorPrefId = id;
    }

    /** The preference with the colours and the font of the node. */
    protected String getColorPrefId() {
        return colorPrefId;
    }

    /** Whether there are nodes in this one. */
    protected boolean hasChildren() {
        return children;
    }

    /** Sets whether there are nodes in this one. */
    protected void hasChildren(boolean hasChildren) {
        children = hasChildren;
    }

    /** The nodes in this one, by their kind. */
    protected Map<String, List<GraphNode>> getNodeMap() {
        return nodes;
    }

    /** The nodes in their order, by their kind. */
    protected Map<String, List<GraphNode>> getForwardNodes() {
        return forward;
    }

    /** The nodes in the order of their ends, by their kind. */
    protected Map<String, List<GraphNode>> getBackwardNodes() {
        return backward;
    }

    /** The indexes of the first nodes that can be seen, by their kind. */
    protected Map<String, Integer> getIndexes() {
        return indexes;
    }

    /** Which kinds have to be put in order. */
    protected Map<String, Boolean> getForwardSortMap() {
        return forwardSort;
    }

    /** Which kinds have to be put in the order of their ends. */
    protected Map<String, Boolean> getBackwardSortMap() {
        return backwardSort;
    }
}
