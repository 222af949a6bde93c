package org.eclipse.tracecompass.tmf.core.model.annotations;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** Annotations by kind. */
public class AnnotationModel {

    private final Map<String, Collection<Annotation>> annotations;

    /**
     * Creates the model.
     *
     * @param annotations the annotations by kind
     */
    public AnnotationModel(Map<String, Collection<Annotation>> annotations) {
        this.annotations = annotations;
    }

    /** Returns the annotations by kind. */
    public Map<String, Collection<Annotation>> getAnnotations() {
        return annotations;
    }

    /**
     * Joins several models.
     *
     * @param models the models
     * @return all of their annotations
     */
    public static AnnotationModel of(AnnotationModel... models) {
        Map<String, Collection<Annotation>> all = new LinkedHashMap<>();
        for (AnnotationModel model : models) {
            model.annotations.forEach(
                    (kind, list) -> all.computeIfAbsent(kind, k -> new ArrayList<>()).addAll(list));
        }
        return new AnnotationModel(all);
    }
}
