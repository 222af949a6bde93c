package org.eclipse.tracecompass.tmf.core.model.annotations;

/** Keys of the parameters of annotation requests. */
public interface IOutputAnnotationParameters {

    /** The kinds of annotations asked for, a collection of strings; absent for all. */
    String ANNOTATION_CATEGORIES_KEY = "annotation_categories";
}
