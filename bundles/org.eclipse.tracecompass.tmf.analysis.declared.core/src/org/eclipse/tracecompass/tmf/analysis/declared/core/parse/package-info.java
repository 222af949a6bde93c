/**
 * The two ways of writing declarations: text ({@code *.states}) and XML, with the same meaning. See
 * {@link org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesLanguage}, {@link
 * org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesPrinter} and {@link
 * org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesXml}. What is read may be
 * hostile: {@link org.eclipse.tracecompass.tmf.analysis.declared.core.parse.Limits} says what is
 * too much.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import org.eclipse.jdt.annotation.NonNullByDefault;
