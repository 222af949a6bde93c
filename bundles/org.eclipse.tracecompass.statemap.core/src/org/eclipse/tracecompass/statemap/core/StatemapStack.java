package org.eclipse.tracecompass.statemap.core;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Maps that are drawn one below the other, on the time of the first.
 *
 * @param maps at least one
 */
public record StatemapStack(List<Statemap> maps) {

    /** As a state to sort by: the name of the entity. */
    public static final String BY_ENTITY = "entity";

    private static final int MOST_HOSTS = 5;

    /** Creates a stack. */
    public StatemapStack {
        maps = List.copyOf(maps);
        if (maps.isEmpty()) {
            throw new IllegalArgumentException("a stack needs at least one map");
        }
    }

    /**
     * Returns the stack with the entities that were longest in a state first; equal ones by name.
     * Maps that do not know the state are left as they are.
     *
     * @param state the name of a state, or {@link #BY_ENTITY}
     * @throws StatemapException if no map knows the state
     */
    public StatemapStack sortedBy(String state) throws StatemapException {
        if (maps.stream().noneMatch(map -> value(map, state) >= 0)) {
            if (state.equals(BY_ENTITY)) {
                return this;
            }
            throw new StatemapException("cannot sort by state \"" + state + "\": no such state");
        }
        return new StatemapStack(maps.stream().map(map -> sorted(map, value(map, state))).toList());
    }

    private static int value(Statemap map, String name) {
        return map.metadata().states().stream()
                .filter(state -> state.name().equals(name))
                .mapToInt(StatemapState::value)
                .findFirst()
                .orElse(-1);
    }

    private static Statemap sorted(Statemap map, int state) {
        if (state < 0) {
            return map;
        }
        List<StatemapEntity> entities = new ArrayList<>(map.entities());
        entities.sort(
                Comparator.comparingLong((StatemapEntity entity) -> entity.nanosIn(state))
                        .reversed());
        return new Statemap(
                map.metadata(),
                map.begin(),
                map.end(),
                List.copyOf(entities),
                map.tags(),
                map.statistics());
    }

    /**
     * Returns the stack with the maps first whose entities were longest in a state.
     *
     * @param state the name of a state
     * @throws StatemapException if the maps have not all the same states, or do not know this one
     */
    public StatemapStack stackedBy(String state) throws StatemapException {
        if (maps.stream().map(map -> map.metadata().states()).distinct().count() > 1) {
            throw new StatemapException("can only stack sort like statemaps");
        }
        int value = value(maps.get(0), state);
        if (value < 0) {
            throw new StatemapException("unknown stack sorting state \"" + state + "\"");
        }
        List<Statemap> sorted = new ArrayList<>(maps);
        sorted.sort(Comparator.comparingLong((Statemap map) -> map.nanosIn(value)).reversed());
        return new StatemapStack(sorted);
    }

    /** Returns a headline: of what, and on which hosts. */
    public String title() {
        String first = maps.get(0).metadata().title().orElse("");
        if (first.contains("tatemap")) {
            return first;
        }
        Set<String> titles = distinct(metadata -> metadata.title().orElse(""));
        Set<String> hosts = distinct(metadata -> metadata.host().orElse(""));
        return "Statemap"
                + (titles.isEmpty() ? "" : " of " + joined(titles) + " activity")
                + (hosts.isEmpty()
                        ? ""
                        : " on "
                                + (hosts.size() > MOST_HOSTS
                                        ? hosts.size() + " hosts"
                                        : joined(hosts)));
    }

    private Set<String> distinct(Function<StatemapMetadata, String> part) {
        Set<String> names = new LinkedHashSet<>();
        for (Statemap map : maps) {
            String name = part.apply(map.metadata());
            if (!name.isEmpty()) {
                names.add(name);
            }
        }
        return names;
    }

    private static String joined(Set<String> names) {
        List<String> list = List.copyOf(names);
        int last = list.size() - 1;
        return switch (list.size()) {
            case 1 -> list.get(0);
            case 2 -> list.get(0) + " and " + list.get(1);
            default -> String.join(", ", list.subList(0, last)) + ", and " + list.get(last);
        };
    }
}
