package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeType;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeTyping;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;

/** The declared types of attributes. */
final class TypeTable {

    private final List<AttributeTyping> typings;
    private final Map<Shape, Optional<AttributeType>> known = new HashMap<>();

    TypeTable(List<StatesFile> files) {
        typings = files.stream().flatMap(file -> file.typings().stream()).toList();
    }

    /** Returns the type that all attributes of a shape have; empty if that is not known. */
    Optional<AttributeType> typeOf(Shape shape) {
        return known.computeIfAbsent(shape, this::find);
    }

    private Optional<AttributeType> find(Shape shape) {
        Optional<AttributeType> possible = Optional.empty();
        for (AttributeTyping typing : typings) {
            switch (shape.match(typing.pattern())) {
                case NO -> {}
                case MAYBE -> {
                    if (possible.isPresent() && !possible.get().equals(typing.type())) {
                        return Optional.empty();
                    }
                    possible = Optional.of(typing.type());
                }
                case YES -> {
                    boolean sure = possible.isEmpty() || possible.get().equals(typing.type());
                    return sure ? Optional.of(typing.type()) : Optional.empty();
                }
            }
        }
        return Optional.empty();
    }
}
