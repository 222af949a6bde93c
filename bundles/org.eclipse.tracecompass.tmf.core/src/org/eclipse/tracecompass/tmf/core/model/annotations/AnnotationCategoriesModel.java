package org.eclipse.tracecompass.tmf.core.model.annotations;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The kinds of annotations that a provider has. */
public class AnnotationCategoriesModel {

    private final List<String> categories;

    /**
     * Creates the model.
     *
     * @param annotationCategories the names of the kinds
     */
    public AnnotationCategoriesModel(List<String> annotationCategories) {
        categories = annotationCategories;
    }

    /** Returns the names of the kinds. */
    public List<String> getAnnotationCategories() {
        return categories;
    }

    /**
     * Joins several models; each name stays once.
     *
     * @param models the models
     * @return all of their kinds
     */
    public static AnnotationCategoriesModel of(AnnotationCategoriesModel... models) {
        Set<String> all = new LinkedHashSet<>();
        for (AnnotationCategoriesModel model : models) {
            all.addAll(model.categories);
        }
        return new AnnotationCategoriesModel(List.copyOf(all));
    }
}
