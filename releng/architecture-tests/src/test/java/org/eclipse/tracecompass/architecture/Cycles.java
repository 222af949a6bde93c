package org.eclipse.tracecompass.architecture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/** Finds the sets of nodes that reach each other, by Tarjan's algorithm. */
final class Cycles {

    private final Map<String, ? extends Collection<String>> graph;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, Integer> lowest = new HashMap<>();
    private final Deque<String> open = new ArrayDeque<>();
    private final List<SortedSet<String>> found = new ArrayList<>();

    private Cycles(Map<String, ? extends Collection<String>> graph) {
        this.graph = graph;
    }

    /** Returns the strongly connected components of two nodes and more. */
    static List<SortedSet<String>> of(Map<String, ? extends Collection<String>> graph) {
        Cycles cycles = new Cycles(graph);
        for (String node : graph.keySet()) {
            if (!cycles.numbers.containsKey(node)) {
                cycles.visit(node);
            }
        }
        return cycles.found;
    }

    private void visit(String node) {
        int number = numbers.size();
        numbers.put(node, number);
        lowest.put(node, number);
        open.push(node);
        for (String next : graph.containsKey(node) ? graph.get(node) : List.<String>of()) {
            if (!numbers.containsKey(next)) {
                visit(next);
                lowest.merge(node, lowest.get(next), Math::min);
            } else if (open.contains(next)) {
                lowest.merge(node, numbers.get(next), Math::min);
            }
        }
        if (lowest.get(node) == number) {
            SortedSet<String> component = new TreeSet<>();
            String member;
            do {
                member = open.pop();
                component.add(member);
            } while (!member.equals(node));
            if (component.size() > 1) {
                found.add(component);
            }
        }
    }
}
