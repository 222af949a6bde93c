package org.eclipse.tracecompass.statemap.core.read;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.text.NaturalOrder;
import org.eclipse.tracecompass.internal.statemap.core.coalesce.MapBuilder;
import org.eclipse.tracecompass.statemap.core.Statemap;
import org.eclipse.tracecompass.statemap.core.StatemapEntity;
import org.eclipse.tracecompass.statemap.core.StatemapException;
import org.eclipse.tracecompass.statemap.core.StatemapMetadata;
import org.eclipse.tracecompass.statemap.core.StatemapSink;
import org.eclipse.tracecompass.statemap.core.StatemapTag;
import org.eclipse.tracecompass.statemap.core.StatemapWindow;

/**
 * Makes a map of data that is told instead of read: the same that {@link StatemapReader} would make
 * of it, without the text in between. For one map and one thread.
 *
 * <pre>
 * try (StatemapCollector collector = new StatemapCollector(StatemapReader.DEFAULT_COALESCE)) {
 *     collector.datum(0, "cpu0", 0, null);
 *     collector.datum(700, "cpu0", 1, "irq");
 *     Statemap map = collector.finish(metadata);
 * }
 * </pre>
 */
public final class StatemapCollector implements StatemapSink, AutoCloseable {

    private final MapBuilder builder;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> entities = new ArrayList<>();
    private final Map<String, String> descriptions = new HashMap<>();
    private final List<Map<String, Integer>> tagNumbers = new ArrayList<>();
    private final List<StatemapTag> tags = new ArrayList<>();
    private long records;
    private int mostState = -1;

    /**
     * Begins a map.
     *
     * @param coalesce how many rectangles there are less than, at least 1; the last one of each
     *     entity is not counted
     */
    public StatemapCollector(long coalesce) {
        builder = new MapBuilder(StatemapWindow.ALL, coalesce, bytes -> {});
        builder.beginWithAnyStates();
    }

    /**
     * {@inheritDoc}
     *
     * @throws StatemapException if the time is before the one before of the same entity
     */
    @Override
    public void datum(long time, String entity, int state, @Nullable String tag)
            throws StatemapException {
        mostState = Math.max(mostState, state);
        builder.datum(time, numberOf(entity), state, tag == null ? -1 : numberOf(state, tag));
        records++;
    }

    private int numberOf(String entity) {
        return numbers.computeIfAbsent(
                entity,
                name -> {
                    entities.add(name);
                    builder.entity(entities.size() - 1);
                    return entities.size() - 1;
                });
    }

    private int numberOf(int state, String tag) {
        while (tagNumbers.size() <= state) {
            tagNumbers.add(new HashMap<>());
        }
        return tagNumbers
                .get(state)
                .computeIfAbsent(
                        tag,
                        name -> {
                            tags.add(new StatemapTag(state, name, Map.of()));
                            return tags.size() - 1;
                        });
    }

    @Override
    public void description(String entity, String description) {
        numberOf(entity);
        descriptions.put(entity, description);
        records++;
    }

    @Override
    public void tag(StatemapTag tag) {
        tags.set(numberOf(tag.state(), tag.name()), tag);
        records++;
    }

    /**
     * Ends the map; nothing can be told it afterwards.
     *
     * @param metadata what the map says of itself, with all states that were told
     * @throws IllegalArgumentException if it does not have a state that was told
     */
    public Statemap finish(StatemapMetadata metadata) {
        if (mostState >= metadata.states().size()) {
            throw new IllegalArgumentException("there is no state " + mostState);
        }
        int live = builder.finish();
        List<StatemapEntity> made = new ArrayList<>();
        for (int i = 0; i < entities.size(); i++) {
            String name = entities.get(i);
            made.add(
                    new StatemapEntity(
                            name, descriptions.getOrDefault(name, ""), builder.rectangles(i)));
        }
        made.sort(Comparator.comparing(StatemapEntity::name, NaturalOrder.EXACT_CASE));
        return new Statemap(
                metadata,
                builder.begin(),
                builder.end(),
                List.copyOf(made),
                List.copyOf(tags),
                new Statemap.Statistics(records, live, builder.merges()));
    }

    @Override
    public void close() {
        builder.close();
    }
}
