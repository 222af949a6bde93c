/**
 * The content of a state declaration, as values: the common model of the text and the XML form,
 * what is checked, compiled and shown.
 *
 * <p>A {@link org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile} has {@link
 * org.eclipse.tracecompass.tmf.analysis.declared.core.model.Definition}s: tables of labels, types
 * of attributes, rules and views. A rule has {@link
 * org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement}s, these have {@link
 * org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression}s and {@link
 * org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath}s. What they mean when an
 * event arrives is documented at each of them, and is the same for every way of executing them.
 *
 * <p>All are immutable, and equal if they say the same; where something was read and what comments
 * stood there is kept in {@link org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin}s,
 * which take no part in that. How deep and how large they can be is limited by what reads them.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

import org.eclipse.jdt.annotation.NonNullByDefault;
