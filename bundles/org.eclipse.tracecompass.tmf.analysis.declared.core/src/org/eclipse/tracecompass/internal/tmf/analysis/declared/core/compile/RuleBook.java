package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.FieldUses;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Symbols;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventSelector;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Reference;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.event.ITmfFieldResolver;

/**
 * The rules of a set by the types of events; those of a type are compiled when its first event
 * comes. Types that know their fields are told apart by identity. Of other events, those are alike
 * that have the same name and the same outermost fields: in a text, a field may be there or not.
 */
final class RuleBook {

    /** A trace has some hundreds of types; beyond this number they are made per event. */
    private static final int MAX_TYPES = 1 << 14;

    /** The number of types found without a search; a power of two. */
    private static final int RECENT = 2048;

    private static final CompiledRule[] NONE = {};

    private record Entry(
            EventRule rule,
            @Nullable String carrier,
            Set<Reference> needs,
            boolean isForNames,
            Set<String> names,
            boolean hasPattern,
            RuleFaults faults) {

        boolean isFor(ITmfEvent sample) {
            return mayBeFor(sample.getName())
                    && (!rule.events().isCarrier() || carrier != null || hasNeeded(sample));
        }

        private boolean hasNeeded(ITmfEvent sample) {
            return needs.stream().allMatch(field -> FieldAccess.mayHave(sample, field));
        }

        /** Returns whether the rule is for some of the events of a name. */
        boolean mayBeFor(String name) {
            if (rule.events().isCarrier()) {
                String event = carrier;
                return event == null || event.equals(name);
            }
            return names.contains(name) || hasPattern && rule.events().matches(name);
        }
    }

    /**
     * The shared rules of events whose type does not know its fields.
     *
     * @param inner the {@link RuleBook#inner} fields that these events have
     */
    private record Alike(String name, List<String> fields, List<Reference> inner) {}

    private final RuleCompiler compiler;
    private final List<Entry> entries = new ArrayList<>();
    private final Map<Entry, CompiledRule.Template> templates = new IdentityHashMap<>();
    private final Map<Entry, CompiledRule> exhausted = new IdentityHashMap<>();
    private final Map<ITmfEventType, CompiledRule[]> byType = new IdentityHashMap<>();
    private final @Nullable ITmfEventType[] recentTypes = new @Nullable ITmfEventType[RECENT];
    private final CompiledRule[][] recentRules = new CompiledRule[RECENT][];
    private final Map<String, Boolean> names = new HashMap<>();
    private final Map<Alike, CompiledRule[]> alike = new HashMap<>();

    /** The fields inside others that decide whether a rule is for an event. */
    private final List<Reference> inner;

    RuleBook(DeclarationSet set, Symbols symbols, RuleCompiler compiler) {
        this.compiler = compiler;
        for (DeclarationSet.Part part : set.parts()) {
            for (EventRule rule : part.file().rules()) {
                entries.add(entry(rule, part, new FieldUses(rule, symbols)));
            }
        }
        inner =
                entries.stream()
                        .filter(entry -> entry.rule.events().isCarrier() && entry.carrier == null)
                        .flatMap(entry -> entry.needs.stream())
                        .filter(field -> field.path().size() > 1)
                        .toList();
    }

    private static Entry entry(EventRule rule, DeclarationSet.Part part, FieldUses uses) {
        Set<String> names = new HashSet<>(rule.events().names());
        boolean hasPattern = names.stream().anyMatch(EventSelector::isPattern);
        boolean isForNames = !uses.dependOnType() || hasPattern && !uses.dependOnFields();
        return new Entry(
                rule,
                part.carrier(),
                uses.needed(),
                isForNames,
                names,
                hasPattern,
                new RuleFaults(part.file().source()));
    }

    /** Returns how many values a rule names at most. */
    int slots() {
        return entries.stream()
                .mapToInt(entry -> RuleCompiler.slots(entry.rule.body()))
                .max()
                .orElse(0);
    }

    /** Returns the faults of each rule, in order. */
    List<RuleFaults> faults() {
        return entries.stream().map(Entry::faults).toList();
    }

    /** Returns the rules of an event, in order; none for most. */
    CompiledRule[] of(ITmfEvent event) {
        ITmfEventType type = event.getType();
        int place = System.identityHashCode(type) & RECENT - 1;
        return recentTypes[place] == type ? recentRules[place] : find(event, type, place);
    }

    private CompiledRule[] find(ITmfEvent event, ITmfEventType type, int place) {
        if (!(type instanceof ITmfFieldResolver)) {
            return ofAlike(event);
        }
        CompiledRule[] rules = byType.get(type);
        if (rules == null) {
            rules = compile(event);
            if (byType.size() >= MAX_TYPES) {
                byType.clear();
            }
            byType.put(type, rules);
        }
        recentTypes[place] = type;
        recentRules[place] = rules;
        return rules;
    }

    private CompiledRule[] ofAlike(ITmfEvent event) {
        String name = event.getName();
        if (names.size() >= MAX_TYPES) {
            names.clear();
        }
        // tested first, because listing the fields of an event may require decoding it
        if (!names.computeIfAbsent(
                name, n -> entries.stream().anyMatch(entry -> entry.mayBeFor(n)))) {
            return NONE;
        }
        if (alike.size() >= MAX_TYPES) {
            alike.clear();
        }
        List<String> fields = List.copyOf(event.getContent().getFieldNames());
        List<Reference> inner =
                this.inner.stream().filter(field -> FieldAccess.mayHave(event, field)).toList();
        return alike.computeIfAbsent(new Alike(name, fields, inner), alike -> compile(event));
    }

    private CompiledRule[] compile(ITmfEvent sample) {
        List<CompiledRule> rules = new ArrayList<>();
        for (Entry entry : entries) {
            if (entry.isFor(sample)) {
                rules.add(compile(entry, sample));
            }
        }
        return rules.isEmpty() ? NONE : rules.toArray(NONE);
    }

    private CompiledRule compile(Entry entry, ITmfEvent sample) {
        CompiledRule.Template known = entry.isForNames ? template(entry, sample) : null;
        if (known != null) {
            try {
                return known.of(sample.getName());
            } catch (Fault f) {
                // Events of this name are bad, perhaps: by itself the rule says where, and which.
            }
        }
        if (compiler.isExhausted()) {
            return exhausted.computeIfAbsent(
                    entry, e -> compiler.compileExhausted(e.rule, e.faults).of(""));
        }
        return compiler.compile(entry.rule, sample, false, entry.faults).of(sample.getName());
    }

    /**
     * A rule that asks at most for the name of its events is compiled once for all of them; null if
     * nothing more may be compiled.
     */
    private CompiledRule.@Nullable Template template(Entry entry, ITmfEvent sample) {
        CompiledRule.Template known = templates.get(entry);
        if (known == null && !compiler.isExhausted()) {
            known = compiler.compile(entry.rule, sample, true, entry.faults);
            templates.put(entry, known);
        }
        return known;
    }
}
